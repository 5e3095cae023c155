import { describe, expect, it } from '@jest/globals';
import { Edit } from '@site/api-kernel';
import { aDraft, aPublication } from './testing';

describe('a publication', () => {
  it('keeps what the draft says', () => {
    expect(aPublication({ type: 'Rapport', fileSize: '1.25 MB' })).toMatchObject({
      title: { fr: 'Guide des points d’eau', en: 'Guide to water points' },
      type: 'Rapport',
      fileSize: '1.25 MB',
      downloads: 0,
      version: 1,
    });
  });

  it('keeps a type, category and language that are not offered', () => {
    const kept = { type: 'Note Technique', category: 'Innovation', language: 'Dioula' };
    expect(aPublication(kept)).toMatchObject(kept);
  });

  it('knows who wrote it last, and when it was first published', () => {
    const publication = aPublication();
    const { createdAt } = publication;
    const edit = new Edit('01900000-0000-7000-a000-000000000001', new Date('2026-04-01T10:00:00Z'));
    publication.revise(aDraft({ date: '2026' }), edit);
    expect(publication).toMatchObject({ date: '2026', lastEdit: edit, createdAt });
  });

  it.each([
    ['French title', { title: { fr: ' ', en: 'x' } }, '/title_fr', 'title_fr_required'],
    ['English title', { title: { fr: 'x', en: '' } }, '/title_en', 'title_en_required'],
    ['description', { description: { fr: 'x', en: '' } }, '/description_en', 'description_en_required'],
    ['type', { type: '' }, '/type', 'type_required'],
    ['category', { category: '' }, '/category', 'category_required'],
    ['language', { language: ' ' }, '/language', 'language_required'],
    ['date', { date: '' }, '/date', 'date_required'],
    ['short type', { type: 'x'.repeat(61) }, '/type', 'text_too_long'],
  ])('is refused without a %s', (_, changes, pointer, rule) => {
    expect(() => aPublication(changes)).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        violations: [expect.objectContaining({ pointer, rule })],
      }),
    );
  });

  it('stays as it was when a revision is refused', () => {
    const publication = aPublication();
    const { lastEdit } = publication;
    const edit = new Edit(null, new Date('2026-04-01T10:00:00Z'));
    expect(() => publication.revise(aDraft({ type: 'Manuel', date: ' ' }), edit)).toThrow(
      'validation_failed',
    );
    expect(publication).toMatchObject({ type: 'Guide', lastEdit });
  });
});
