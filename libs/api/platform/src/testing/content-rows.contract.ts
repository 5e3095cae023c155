import { beforeEach, describe, expect, it } from '@jest/globals';
import { anEdit, describeRepository } from '@site/api-kernel/testing';
import type { Edit, Repository, Versioned } from '@site/api-kernel';
import {
  exampleDraft,
  formOf,
  filterNames,
  isFormatted,
  propertyOf,
  relatingFields,
  wireFields,
} from '@site/vocabulary';
import type { DraftOf, Field, Kind, EditorialFlags, TextForm } from '@site/vocabulary';
import { PostgresContentReader, type ContentReader, type FacetRequest } from '../content/content-reader';
import type { Readership } from '../content/readership';
import type { Facet } from '../content/facets';
import { recordValues, valuesOf, type Filters } from '../content/shapes';
import type { Keyset } from '../http/pagination';
import type { PageRequest } from '../persistence/keyset-page';
import { MikroOrmRepository } from '../persistence/mikro-orm.repository';
import { fitting, samplesOf, type RecordClass } from './content-samples';
import type { FreshDatabase } from './fresh-database';

interface Kept<K extends Kind> extends Versioned, EditorialFlags {
  readonly createdAt: Date;
  revise(draft: DraftOf<K>, edit: Edit): void;
}

export interface ContentRows<K extends Kind, Entity extends Kept<K>> {
  readonly kind: K;
  readonly database: () => FreshDatabase;
  readonly class: RecordClass<K, Entity>;
  /** Where a row is more than the fields of its kind: who reads it, and what a new one has. */
  readonly reader?: () => ContentReader<Kind, { readonly id: string }>;
  readonly more?: object;
}

/** A text, number, day, choice or flag that differs from the example. */
function another(field: Field): unknown {
  if (field.type === 'choice') return field.options.find((option) => option !== field.starts);
  if (field.type === 'whole') return field.max;
  if (field.type === 'flag') return !field.starts;
  if (field.type === 'day') return '1999-12-31';
  if (formOf(field)) return 'example' in field && field.example;
  const said = (word: string) => fitting(field, word);
  return field.type === 'pair' ? { fr: said('Zèbre'), en: said('Zebra') } : said('Zèbre');
}

/** How records of every kind are kept in PostgreSQL and read as rows, by its description. */
export function describeContentRows<K extends Kind, Entity extends Kept<K>>(
  rows: ContentRows<K, Entity>,
): void {
  const { kind } = rows;
  const fields = Object.entries(kind.fields);
  const differing = fields.filter(([, field]) => field.type !== 'file' && field.type !== 'link');
  const other = {
    ...exampleDraft(kind),
    ...Object.fromEntries(differing.map(([name, field]) => [propertyOf(name), another(field)])),
  };
  const { record: entity } = samplesOf(kind, rows.class);
  const repository = (): Repository<Entity> =>
    new MikroOrmRepository<Entity>(rows.database().orm, rows.class);
  const reader = () => rows.reader?.() ?? new PostgresContentReader<Kind>(rows.database().database, kind);
  const list = (request: object, readership?: Readership) =>
    reader().list(request as PageRequest & Filters<Kind>, readership);
  const stored = async (draft?: Partial<DraftOf<K>>): Promise<Entity> => {
    const made = entity(draft);
    await repository().add(made);
    return made;
  };

  beforeEach(() => rows.database().database.query(`delete from ${kind.name}`));

  describe(`${kind.name} in PostgreSQL`, () => {
    describeRepository({
      repository,
      entity: () => entity(),
      revise: (made) => made.revise(other, anEdit(new Date('2026-03-02T09:00:00.000Z'))),
    });

    it('are kept as they were, too', async () => {
      const [kept, first, revised] = [repository(), await stored(), entity(other)];
      const loaded = await kept.get(first.id);
      loaded.revise(other, anEdit(new Date('2026-03-02T09:00:00.000Z')));
      await kept.save(loaded);
      const valuesIn = async (version: number) => {
        const former = await kept.former(first.id, version);
        return former && { version: former.version, ...valuesOf(kind, former), hidden: former.hidden };
      };
      expect(await valuesIn(1)).toEqual({ version: 1, ...valuesOf(kind, first), hidden: false });
      expect(await valuesIn(2)).toEqual({ version: 2, ...valuesOf(kind, revised), hidden: revised.hidden });
      expect(await valuesIn(3)).toBeUndefined();
    });

    it('are read as they are answered, and the version apart', async () => {
      for (const draft of [exampleDraft(kind), other]) {
        const made = await stored(draft);
        const { hidden, english_outdated, ...value } = { ...recordValues(kind, made), ...rows.more };
        const toldToEditors = { ...value, hidden, english_outdated };
        expect(await reader().one(made.id, 'editors')).toEqual({ version: 1, value: toldToEditors });
        const unknown = Object.fromEntries(relatingFields(kind.fields).map(({ name }) => [name, null]));
        expect(await reader().one(made.id)).toMatchObject({ version: 1, value: { ...value, ...unknown } });
      }
    });

    it('stand as they were typed where their texts are older than marks', async () => {
      const formatted = wireFields(kind.fields).filter(({ field }) => isFormatted(field));
      const texts = formatted.map(({ fieldName, locale }) => [propertyOf(fieldName), locale] as const);
      if (texts.length === 0) return;
      const said = (text: string) =>
        Object.fromEntries(texts.map(([name, locale]) => [name, locale ? { fr: text, en: text } : text]));
      const { id } = await stored({ ...exampleDraft(kind), ...(said('**Eau**') as Partial<DraftOf<K>>) });
      const shown = async (form: TextForm) => {
        const one = (await reader().one(id, 'visitors', form))?.value as Readonly<Record<string, unknown>>;
        const { items } = await list({ size: 9, text: form });
        expect(items).toEqual([one]);
        return formatted.map(({ name }) => one[name]);
      };
      expect(await shown('html')).toEqual(texts.map(() => '<p><strong>Eau</strong></p>'));
      expect(await shown('plain')).toEqual(texts.map(() => 'Eau'));
      const { query } = rows.database().database;
      await query("insert into unformatted_texts values (encode(sha256('**Eau**'), 'hex'))");
      expect(await shown('html')).toEqual(texts.map(() => '<p>**Eau**</p>'));
      expect(await shown('plain')).toEqual(texts.map(() => '**Eau**'));
      await query('delete from unformatted_texts');
    });

    it('are shown to editors only while they are hidden, and counted for them only', async () => {
      const searched = kind.search.map((name) => {
        const { example } = kind.fields[name] as { example: string | { fr: string } };
        return [propertyOf(name), example] as const;
      });
      const draft = { ...exampleDraft(kind), ...Object.fromEntries(searched) };
      const [hidden, shown] = [await stored({ ...draft, hidden: true }), await stored(draft)];
      const ids = async (...asked: Parameters<typeof list>) => {
        const { items, total } = await list(...asked);
        expect(total).toBe(items.length);
        return items.map(({ id }) => id).toSorted();
      };
      const both = [hidden.id, shown.id].toSorted();
      for (const request of [{}, ...kind.sorts.map((by) => ({ sort: { by, descending: false } }))]) {
        expect(await ids({ size: 9, ...request })).toEqual([shown.id]);
        expect(await ids({ size: 9, ...request }, 'editors')).toEqual(both);
      }
      for (const [, example] of searched) {
        const search = typeof example === 'string' ? example : example.fr;
        expect(await ids({ size: 9, search })).toEqual([shown.id]);
        expect(await ids({ size: 9, search }, 'editors')).toEqual(both);
      }
      expect(await ids({ size: 9, visibility: 'hidden' })).toEqual([]);
      expect(await ids({ size: 9, visibility: 'hidden' }, 'editors')).toEqual([hidden.id]);
      expect(await ids({ size: 9, visibility: 'public' }, 'editors')).toEqual([shown.id]);
      expect(await reader().one(hidden.id)).toBeUndefined();
      const kept = repository();
      const again = await kept.get(hidden.id);
      again.revise({ ...exampleDraft(kind), hidden: false }, anEdit());
      await kept.save(again);
      again.revise(exampleDraft(kind), anEdit());
      expect(again.hidden).toBe(false);
      expect(await ids({ size: 9 })).toEqual(both);
    });

    it('that are removed while nobody saw them were never there', async () => {
      const [hidden, shown] = [await stored({ ...exampleDraft(kind), hidden: true }), await stored()];
      for (const made of [hidden, shown]) await repository().remove(made);
      expect(await reader().wasRemoved(hidden.id)).toBe(false);
    });

    it.each([undefined, ...kind.sorts])('are each on one page, in the order of %s', async (by) => {
      const made = [await stored(), await stored(other), await stored()];
      for (const descending of by === undefined ? [true] : [false, true]) {
        const seen: string[] = [];
        let after: Keyset | undefined;
        do {
          const sort = by === undefined ? undefined : { by, descending };
          const page = await list({ size: 1, after, sort });
          expect(page.total).toBe(3);
          seen.push(...page.items.map(({ id }) => id));
          after = page.next;
        } while (after !== undefined);
        expect(seen.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
      }
    });

    it('are counted exactly through parallel creates and deletes', async () => {
      const made = await Promise.all(Array.from({ length: 30 }, () => stored()));
      await Promise.all(made.slice(0, 12).map((one) => repository().remove(one)));
      expect((await list({ size: 1 })).total).toBe(18);
    });

    it('are filtered by each of their filters', async () => {
      const made = await stored(other);
      await stored();
      const values: Readonly<Record<string, unknown>> = { ...recordValues(kind, made) };
      for (const name of kind.filters) {
        const found = await list({ size: 10, [name]: String(values[name]) });
        expect([name, found.items.map(({ id }) => id)]).toEqual([name, [made.id]]);
        const both = [String(values[name]), 'nonsense'];
        if (['text', 'choice', 'day'].includes(kind.fields[name]?.type ?? ''))
          expect((await list({ size: 10, [name]: both })).items.map(({ id }) => id)).toEqual([made.id]);
      }
    });

    it('are counted by each of their filters, the others being as asked, and hidden ones for editors only', async () => {
      const made = await stored(other);
      await stored();
      await stored();
      await stored({ ...exampleDraft(kind), hidden: true });
      const counts = async (asked: FacetRequest<Kind>, readership?: Readership) =>
        (await reader().facets(asked, readership)) as Readonly<Record<string, readonly Facet[]>>;
      const values: Readonly<Record<string, unknown>> = { ...recordValues(kind, made) };
      const all = await counts({});
      expect(Object.keys(all)).toEqual(filterNames(kind));
      const shown = [
        { value: 'public', count: 3 },
        { value: 'hidden', count: 1 },
      ];
      expect((await counts({}, 'editors'))['visibility']).toEqual(shown);
      const hidden = await counts({ visibility: 'hidden' }, 'editors');
      expect(hidden['visibility']).toEqual(shown);
      for (const name of kind.filters) expect([name, hidden[name]]).toMatchObject([name, [{ count: 1 }]]);
      for (const name of kind.filters) {
        const [own, others] = [String(values[name]), all[name]!.filter(({ count }) => count === 2)];
        expect([name, all[name]]).toEqual([name, expect.arrayContaining([{ value: own, count: 1 }])]);
        const narrowed = await counts({ [name]: own });
        expect([name, narrowed[name]]).toEqual([name, all[name]]);
        for (const second of kind.filters.filter((one) => one !== name))
          expect([second, narrowed[second]]).toEqual([second, [{ value: String(values[second]), count: 1 }]]);
        const toEditors = (await counts({}, 'editors'))[name]!.filter(({ count }) => count === 3);
        expect(toEditors.map(({ value }) => value)).toEqual(others.map(({ value }) => value));
      }
    });

    it('are filtered and counted by what follows from a text', async () => {
      for (const [name, derived] of Object.entries(kind.derived ?? {})) {
        const [group, members] =
          derived.type === 'year'
            ? ['2023', ['Mars 2023 – mai 2024', '2023, puis 2023', '20234']]
            : [Object.keys(derived.groups)[0]!, [...Object.values(derived.groups)[0]!, 'sans groupe']];
        const made: Entity[] = [];
        for (const member of members)
          made.push(await stored({ ...exampleDraft(kind), [propertyOf(derived.of)]: member.toUpperCase() }));
        const expected = made.slice(0, -1).map(({ id }) => id);
        const found = await list({ size: 10, [name]: group });
        expect([name, found.items.map(({ id }) => id).toSorted()]).toEqual([name, expected.toSorted()]);
        const another = derived.type === 'year' ? '1999' : Object.keys(derived.groups)[1]!;
        expect((await list({ size: 10, [name]: [another, group] })).total).toBe(expected.length);
        const counted = (await reader().facets({})) as Readonly<Record<string, readonly Facet[]>>;
        expect(counted[name]).toContainEqual({ value: group, count: expected.length });
        for (const one of made) await repository().remove(one);
      }
    });

    it('are found in what a search reads, without case and accents', async () => {
      await stored();
      const searched = wireFields(kind.fields).filter(({ fieldName }) => kind.search.includes(fieldName));
      for (const { fieldName, locale, field } of searched) {
        const property = propertyOf(fieldName);
        const standing = (exampleDraft(kind) as Readonly<Record<string, unknown>>)[property];
        const said = fitting(field, 'Zèbre');
        const changed = locale ? { ...(standing as object), [locale]: said } : said;
        const made = await stored({ ...exampleDraft(kind), [property]: changed });
        const { items } = await list({ size: 10, search: fitting(field, 'ZEBRE') });
        expect(items.map(({ id }) => id)).toEqual([made.id]);
        await repository().remove(made);
      }
    });
  });
}
