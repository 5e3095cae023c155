import { describe, expect, it } from '@jest/globals';
import { anEdit } from '@site/api-kernel/testing';
import { aDraft, aProject } from './testing';

describe('a project', () => {
  it('keeps what the draft says', () => {
    expect(aProject({ status: 'planned' })).toMatchObject({
      title: { fr: 'Étude hydrologique du bassin', en: 'Hydrological study of the basin' },
      status: 'planned',
      version: 1,
    });
  });

  it('keeps a category that is not offered any more', () => {
    expect(aProject({ category: 'climate' }).category).toBe('climate');
  });

  it.each([
    ['title', { title: { fr: ' ', en: 'x' } }, '/title_fr'],
    ['description', { description: { fr: 'x', en: '' } }, '/description_en'],
    ['category', { category: '' }, '/category'],
    ['location', { location: '' }, '/location'],
    ['date', { date: '' }, '/date'],
    ['beneficiaries', { beneficiaries: '' }, '/beneficiaries'],
    ['status', { status: 'paused' }, '/status'],
  ])('is refused without a sound %s', (_, changes, pointer) => {
    expect(() => aProject(changes)).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        violations: [expect.objectContaining({ pointer })],
      }),
    );
  });

  it('stays as it was when a revision is refused', () => {
    const project = aProject();
    expect(() => project.revise(aDraft({ location: 'Man', date: ' ' }), anEdit())).toThrow(
      'validation_failed',
    );
    expect(project.location).toBe('Bouaflé');
  });
});
