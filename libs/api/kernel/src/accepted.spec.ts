import { describe, expect, it } from '@jest/globals';
import { exampleDraft, PARTNERS, PROJECTS } from '@site/vocabulary';
import { accepted } from './accepted';

const project = (changes: object) => accepted(PROJECTS, { ...exampleDraft(PROJECTS), ...changes });
const refused = (...violations: object[]) =>
  expect.objectContaining({
    code: 'validation_failed',
    violations: violations.map((one) => expect.objectContaining(one)),
  });

describe('the fields of a draft', () => {
  it('are kept as they were written', () => {
    expect(project({ title: { fr: ' a  ', en: 'b' }, location: ' Man ' })).toMatchObject({
      title: { fr: ' a  ', en: 'b' },
      location: ' Man ',
    });
  });

  it('are refused together, each at its place', () => {
    expect(() => project({ title: { fr: '', en: ' \n' }, category: '', status: 'paused' })).toThrow(
      refused(
        { pointer: '/title_fr', rule: 'title_fr_required' },
        { pointer: '/title_en', rule: 'title_en_required' },
        { pointer: '/category', rule: 'category_required' },
        { pointer: '/status', rule: 'status_unknown' },
      ),
    );
  });

  it('count code points: two hundred emoji are two hundred', () => {
    const title = (length: number) => ({ fr: '💧'.repeat(length), en: 'water' });
    expect(project({ title: title(200) }).title.fr).toHaveLength(400);
    expect(() => project({ title: title(201) })).toThrow(
      refused({ pointer: '/title_fr', rule: 'text_too_long', parameters: { max: 200 } }),
    );
  });

  it('hold a number only where it is one', () => {
    const counted = (projectsCount: number) =>
      accepted(PARTNERS, { ...exampleDraft(PARTNERS), projectsCount });
    expect(Object.is(counted(-0).projectsCount, 0)).toBe(true);
    expect(() => counted(Number.NaN)).toThrow(refused({ pointer: '/projects_count', rule: 'count_invalid' }));
  });

  it('lead to no place that there cannot be', () => {
    const led = (websiteUrl: string) => accepted(PARTNERS, { ...exampleDraft(PARTNERS), websiteUrl });
    expect(() => led('http://999.1.1.1')).toThrow(
      refused({ pointer: '/website_url', rule: 'website_url_invalid' }),
    );
  });
});

describe('English that is older than its French', () => {
  const both = (title: object) => ({
    ...exampleDraft(PROJECTS),
    title: { fr: 'Puits', en: 'Well', ...title },
  });
  const standing = (changes: object = {}) => ({
    ...accepted(PROJECTS, { ...both({}), locationEn: 'Man, Ivory Coast', clientEn: null }),
    ...changes,
  });
  const isOutdated = (draft: object, stood = standing()) =>
    accepted(PROJECTS, { ...both({}), locationEn: 'Man, Ivory Coast', clientEn: null, ...draft }, stood)
      .englishOutdated;

  it('is none in a new record, nor where nothing or both languages change', () => {
    expect(accepted(PROJECTS, both({})).englishOutdated).toBe(false);
    expect(isOutdated({})).toBe(false);
    expect(isOutdated(both({ fr: 'Forage', en: 'Borehole' }))).toBe(false);
    expect(isOutdated(both({ en: 'Borehole' }))).toBe(false);
  });

  it('is said where French alone changes, of a pair and of a text with English of its own', () => {
    expect(isOutdated(both({ fr: 'Forage' }))).toBe(true);
    expect(isOutdated({ location: 'Odienné' })).toBe(true);
    expect(isOutdated({ ...both({ fr: 'Forage' }), locationEn: 'Odienné' })).toBe(true);
  });

  it('is none where nothing is said in English', () => {
    expect(isOutdated({ client: 'Une autre mairie' })).toBe(false);
  });

  it('stays until some English changes, or somebody says that it is right', () => {
    const outdated = standing({ englishOutdated: true });
    expect(isOutdated({}, outdated)).toBe(true);
    expect(isOutdated({ englishOutdated: true }, outdated)).toBe(true);
    expect(isOutdated(both({ en: 'Borehole' }), outdated)).toBe(false);
    expect(isOutdated({ englishOutdated: false }, outdated)).toBe(false);
  });

  it('can be said by hand', () => {
    expect(isOutdated({ englishOutdated: true })).toBe(true);
    expect(isOutdated({ ...both({ fr: 'Forage' }), englishOutdated: false })).toBe(true);
  });

  describe('where others have changed the record since its writer began', () => {
    const french = { title: { fr: 'Forage', en: 'Well' }, englishOutdated: true };
    const english = { title: { fr: 'Puits', en: 'Borehole' } };
    const together = { title: { fr: 'Forage', en: 'Borehole' } };
    const merging = (draft: object, theirs: object, begun: object = {}) =>
      accepted(
        PROJECTS,
        { ...both({}), locationEn: 'Man, Ivory Coast', clientEn: null, ...draft },
        standing(theirs),
        standing(begun),
      ).englishOutdated;

    it('stays by English that was written beside the French of before', () => {
      expect(merging({ ...together, englishOutdated: true }, french)).toBe(true);
      expect(merging(together, french)).toBe(true);
      expect(merging({ ...together, locationEn: 'Man' }, french)).toBe(true);
      expect(merging({ ...both({ fr: 'Forage' }), locationEn: 'Man' }, french)).toBe(true);
      expect(merging({ ...french, location: 'Odienné', locationEn: 'Odienné' }, french)).toBe(true);
    });

    it('is said of French that takes the place beside the English of others', () => {
      expect(merging(together, english)).toBe(true);
      expect(merging({ title: { fr: 'Forage', en: 'Well' } }, english)).toBe(true);
      expect(merging(both({}), { title: { fr: 'Forage', en: 'Borehole' } })).toBe(false);
      expect(merging(english, { title: { fr: 'Forage', en: 'Drilling' } })).toBe(false);
      expect(merging(both({ en: 'Drilling' }), { title: { fr: 'Forage', en: 'Drilling' } })).toBe(true);
    });

    it('is not taken away by who found the English right beside the French of before', () => {
      expect(merging({ ...french, englishOutdated: false }, french, { englishOutdated: true })).toBe(true);
    });

    it('goes with English that belongs to the French', () => {
      const outdated = { englishOutdated: true };
      const elsewhere = { client: 'Une autre mairie', ...outdated };
      expect(merging({ ...english, ...elsewhere }, elsewhere, outdated)).toBe(false);
      expect(merging({ ...together, ...outdated }, { client: 'Une autre mairie' })).toBe(true);
      expect(merging(together, { client: 'Une autre mairie' })).toBe(false);
      expect(merging({ englishOutdated: false }, elsewhere, outdated)).toBe(false);
    });

    it('is as the writer had it who keeps nothing of what others changed', () => {
      expect(merging({ client: 'Une autre mairie', englishOutdated: false }, french)).toBe(false);
      expect(merging({ ...english, englishOutdated: false }, french)).toBe(false);
      expect(merging({ location: 'Odienné', englishOutdated: false }, french)).toBe(true);
    });
  });
});
