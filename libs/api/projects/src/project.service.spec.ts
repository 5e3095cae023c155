import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  CountingIdGenerator,
  FixedClock,
  InMemoryRepository,
  KnownUploadedFiles,
  RecordedContentChanges,
} from '@site/api-kernel/testing';
import { ProjectService } from './application/project.service';
import type { Project } from './domain/project';
import { aDraft } from './testing';

const IMAGE = '/files/project-images/abc.jpg';

let stored: InMemoryRepository<Project>;
let files: KnownUploadedFiles;
let changes: RecordedContentChanges;
let service: ProjectService;

beforeEach(() => {
  [stored, files, changes] = [
    new InMemoryRepository<Project>(),
    new KnownUploadedFiles(),
    new RecordedContentChanges(),
  ];
  service = new ProjectService(stored, files, changes, new CountingIdGenerator(), new FixedClock());
});

describe('publishing a project', () => {
  it('stores it and tells that projects have changed', async () => {
    const project = await service.publish(aDraft());
    expect(await stored.get(project.id)).toEqual(project);
    expect(changes.announced).toEqual(['projects']);
  });

  it('accepts an image of this product', async () => {
    files.urls.add(IMAGE);
    expect((await service.publish(aDraft({ imageUrl: IMAGE }))).imageUrl).toBe(IMAGE);
  });

  it('refuses an image from elsewhere and stores nothing', async () => {
    await expect(service.publish(aDraft({ imageUrl: 'https://evil.test/x.jpg' }))).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ pointer: '/image_url', rule: 'file_url_foreign' }],
    });
    expect(stored.all).toEqual([]);
    expect(changes.announced).toEqual([]);
  });
});

describe('revising a project', () => {
  it('stores the revision under the next version', async () => {
    const { id } = await service.publish(aDraft());
    const revised = await service.revise(id, aDraft({ location: 'Man' }), [1]);
    expect(revised).toMatchObject({ location: 'Man', version: 2 });
  });

  it('refuses who has seen an older version, and loses nothing', async () => {
    const { id } = await service.publish(aDraft());
    await service.revise(id, aDraft({ location: 'Man' }), [1]);
    await expect(service.revise(id, aDraft({ location: 'Daloa' }), [1])).rejects.toMatchObject({
      code: 'edit_conflict',
      currentVersion: 2,
    });
    expect((await stored.get(id)).location).toBe('Man');
  });

  it('keeps an image that is gone meanwhile as long as it is not changed', async () => {
    files.urls.add(IMAGE);
    const { id } = await service.publish(aDraft({ imageUrl: IMAGE }));
    files.urls.clear();
    const revised = await service.revise(id, aDraft({ imageUrl: IMAGE, date: '2025' }), [1]);
    expect(revised).toMatchObject({ imageUrl: IMAGE, date: '2025' });
  });
});

describe('withdrawing a project', () => {
  it('removes it', async () => {
    const { id } = await service.publish(aDraft());
    await service.withdraw(id, '*');
    expect(stored.all).toEqual([]);
    expect(changes.announced).toEqual(['projects', 'projects']);
  });

  it('refuses who has seen another version', async () => {
    const { id } = await service.publish(aDraft());
    await expect(service.withdraw(id, [9])).rejects.toMatchObject({ code: 'edit_conflict' });
    expect(stored.all).toHaveLength(1);
  });

  it('does not find what is not there', async () => {
    await expect(service.withdraw('01900000-0000-7000-8000-00000000ffff', '*')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
