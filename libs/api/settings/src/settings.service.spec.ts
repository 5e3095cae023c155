import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock, KnownUploadedFiles, RecordedContentChanges } from '@site/api-kernel/testing';
import type { Bucket } from '@site/vocabulary';
import { SettingsService } from './application/settings.service';
import { InMemorySettingsRepository } from './testing/in-memory-settings';
import { describeSettingsRepository } from './testing/settings-repository-contract';
import { someFacts } from './testing';

const EDITOR = '01900000-0000-7000-a000-000000000001';

/** Files by their bucket: the settings may not take one that is in another. */
class FilesInBuckets extends KnownUploadedFiles {
  override async has(bucket: Bucket, url: string): Promise<boolean> {
    return url.startsWith(`/files/${bucket}/`) && super.has(bucket, url);
  }
}

let stored: InMemorySettingsRepository;
let changes: RecordedContentChanges;
let clock: FixedClock;
let files: FilesInBuckets;
let service: SettingsService;

beforeEach(() => {
  clock = new FixedClock();
  [stored, changes, files] = [
    new InMemorySettingsRepository(clock),
    new RecordedContentChanges(),
    new FilesInBuckets(),
  ];
  service = new SettingsService(stored, files, changes, clock);
});

describe('settings in memory', () =>
  describeSettingsRepository(() => new InMemorySettingsRepository(new FixedClock())));

describe('revising the settings', () => {
  it('stores them with their editor, and tells what has changed', async () => {
    const facts = someFacts({ name: 'Atelier fictif' });
    await service.revise(facts, [0], EDITOR);
    const settings = await stored.get();
    expect([settings.facts, settings.version]).toEqual([facts, 1]);
    expect(settings.lastEdit).toEqual({ by: EDITOR, at: clock.now() });
    expect(changes.announced).toEqual(['settings']);
  });

  it('refuses who has seen others, names the edit that stands, and loses nothing', async () => {
    await service.revise(someFacts({ name: 'Un' }), [0], EDITOR);
    for (const seen of [[0], [2], []]) {
      await expect(service.revise(someFacts({ name: 'Autre' }), seen, EDITOR)).rejects.toMatchObject({
        code: 'edit_conflict',
        currentVersion: 1,
        currentEdit: { by: EDITOR, at: clock.now() },
      });
    }
    expect((await stored.get()).facts.name).toBe('Un');
    expect(changes.announced).toEqual(['settings']);
  });

  it('repeated for whichever stands leaves the same facts', async () => {
    for (const version of [1, 2]) {
      await service.revise(someFacts({ name: 'Un' }), '*', EDITOR);
      const settings = await stored.get();
      expect([settings.facts, settings.version]).toEqual([someFacts({ name: 'Un' }), version]);
    }
  });

  it('stores nothing of facts that cannot be accepted', async () => {
    await expect(service.revise({ ...someFacts(), phone: 'x' }, '*', EDITOR)).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect([stored.rows.all, changes.announced]).toEqual([[], []]);
  });
});

describe('a file of the settings', () => {
  const BROCHURE = '/files/publications/abc.pdf';
  const PICTURE = '/files/project-images/abc.jpg';

  it('is one that was uploaded for its purpose', async () => {
    files.urls.add(BROCHURE).add(PICTURE);
    await service.revise(someFacts({ brochure_url: BROCHURE, share_image_url: PICTURE }), '*', EDITOR);
    expect((await stored.get()).facts).toMatchObject({ brochure_url: BROCHURE, share_image_url: PICTURE });
  });

  it('is refused when it is from elsewhere, of the other kind, or gone', async () => {
    files.urls.add(BROCHURE).add(PICTURE);
    const draft = { brochure_url: PICTURE, share_image_url: 'https://evil.test/x.jpg' };
    await expect(service.revise(someFacts(draft), '*', EDITOR)).rejects.toMatchObject({
      violations: [
        { pointer: '/brochure_url', rule: 'file_url_foreign' },
        { pointer: '/share_image_url', rule: 'file_url_foreign' },
      ],
    });
    files.urls.clear();
    await expect(service.revise(someFacts({ brochure_url: BROCHURE }), '*', EDITOR)).rejects.toMatchObject({
      violations: [{ pointer: '/brochure_url', rule: 'file_url_foreign' }],
    });
    expect([stored.rows.all, changes.announced]).toEqual([[], []]);
  });

  it('that is gone hinders no other change as long as it stays', async () => {
    files.urls.add(BROCHURE);
    await service.revise(someFacts({ brochure_url: BROCHURE }), '*', EDITOR);
    files.urls.clear();
    await service.revise(someFacts({ brochure_url: BROCHURE, name: 'Autre' }), '*', EDITOR);
    expect((await stored.get()).facts).toMatchObject({ brochure_url: BROCHURE, name: 'Autre' });
  });
});
