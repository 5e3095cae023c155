import { describe, expect, it } from '@jest/globals';
import { anEdit } from '@site/api-kernel/testing';
import { aDraft, aNewsItem } from './testing';

describe('a news item', () => {
  it('keeps what the draft says', () => {
    expect(aNewsItem({ publishedAt: '2026-01-31' })).toMatchObject({
      title: { fr: 'Ouverture du chantier de la digue', en: 'Works begin on the embankment' },
      content: {
        fr: 'Les travaux commencent lundi et durent six mois.',
        en: 'Works begin on Monday and last six months.',
      },
      imageUrl: null,
      publishedAt: new Date('2026-01-31T00:00:00.000Z'),
      version: 1,
    });
  });

  it.each([
    ['title', { title: { fr: ' ', en: 'x' } }, '/title_fr'],
    ['content', { content: { fr: 'x', en: '' } }, '/content_en'],
    ['length', { content: { fr: 'x'.repeat(30_001), en: 'x' } }, '/content_fr'],
    ['date', { publishedAt: '2024-02-30' }, '/published_at'],
  ])('is refused without a sound %s', (_, changes, pointer) => {
    expect(() => aNewsItem(changes)).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        violations: [expect.objectContaining({ pointer })],
      }),
    );
  });

  it('stays as it was when a revision is refused', () => {
    const item = aNewsItem({ publishedAt: '2026-01-31' });
    const draft = aDraft({ title: { fr: 'Autre', en: 'Other' }, publishedAt: '0000-00-00' });
    expect(() => item.revise(draft, anEdit())).toThrow('validation_failed');
    expect(item.title.fr).toBe('Ouverture du chantier de la digue');
    expect(item.publishedAt).toEqual(new Date('2026-01-31T00:00:00.000Z'));
  });

  it('is published now when a revision empties its date', () => {
    const item = aNewsItem({ publishedAt: '2026-01-31' });
    const now = new Date('2026-03-05T10:11:12.345Z');
    item.revise(aDraft({ publishedAt: null }), anEdit(now));
    expect(item.publishedAt).toEqual(now);
  });

  it('keeps its time when a revision repeats its day, as the form does', () => {
    const item = aNewsItem({ publishedAt: '2026-03-04T16:45:00Z' });
    item.revise(aDraft({ publishedAt: '2026-03-04' }), anEdit(new Date('2026-03-04T18:00:00Z')));
    expect(item.publishedAt).toEqual(new Date('2026-03-04T16:45:00Z'));
    item.revise(aDraft({ publishedAt: '2026-03-03' }), anEdit(new Date('2026-03-04T18:00:00Z')));
    expect(item.publishedAt).toEqual(new Date('2026-03-03T00:00:00Z'));
  });
});
