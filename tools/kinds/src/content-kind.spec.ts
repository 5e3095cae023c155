import { describe, expect, it } from '@jest/globals';
import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree.js';
import { contentKind } from './content-kind.ts';
import { readFields } from './fields.ts';
import { putEntry, takeEntry } from './json-text.ts';
import { namesOf } from './names.ts';

describe('the names of a kind', () => {
  it.each([
    ['team-member', undefined, ['team_members', 'team-members', 'TEAM_MEMBERS', 'TeamMember', 'teamMember']],
    ['study', undefined, ['studies', 'studies', 'STUDIES', 'Study', 'study']],
    ['person', 'people', ['people', 'people', 'PEOPLE', 'Person', 'person']],
  ])('%s', (name, plural, expected) => {
    const { table, url, CONST, Record, key } = namesOf(name, plural);
    expect([table, url, CONST, Record, key]).toEqual(expected);
  });
});

describe('the fields of a kind', () => {
  it('become columns, a pair two, and what may be missing may be null', () => {
    const fields = readFields('name:text:80 role:pair:120 note:text:40? left_on:day?', 'team-member');
    expect(fields.flatMap(({ columns }) => columns.map(({ name, sql }) => `${name} ${sql}`))).toEqual([
      'name varchar(80) not null',
      'role_fr text not null',
      'role_en text not null',
      'note varchar(40) null',
      'left_on varchar(10) null',
    ]);
    expect(fields.filter(({ sorted }) => sorted).map(({ name }) => name)).toEqual(['name', 'role']);
  });

  it.each([
    ['', 'first field'],
    ['active:flag', 'first field'],
    ['name:text Name:text', 'small letters'],
    ['name:text age:number', 'a type is one of'],
    ['name:text state:choice:open', 'names its values'],
    ['name:text photo:file', 'photo_url'],
    ['name:text:80?', 'first field'],
    ['summary:text:3000', 'first field'],
    ['story:pair:prose:5000', 'first field'],
    ['name:text:0', 'name:text:200'],
    ['name:text:80:90', 'name:text:200'],
    ['name:pair:many', 'name:pair:120'],
    ['name:text place:whole:low', 'place:whole:0:99'],
    ['name:text place:whole:9:0', 'no number is from 9 to 0'],
    ['name:text place:whole:0:9999999999', 'place:whole:0:99'],
    ['name:text active:flag:maybe', 'active:flag'],
    ['name:text seen_on:day:2026', 'seen_on:day'],
    ['name:text guide_url:file:doc', 'or file:pdf'],
    ['name:text state:choice:open,open', 'names its values'],
    ['name:text state:choice:open,all', 'names its values'],
    ['name:text state:choice:open,half.open', 'names its values'],
    ['name:text state:choice:open,waiting-for-an-answer', '20 at most'],
    ['name:text role:pair:120?', 'may be missing'],
    ['name:text active:flag?', 'may be missing'],
    ['name:text name:text', 'two of this name'],
    ['role:pair role:text', 'two of this name'],
    ['role:pair role_fr:text', 'two of this name'],
    ['name:text order:whole', 'a word of SQL'],
    ['name:text references:prose', 'a word of SQL'],
    ['name:text end:day', 'a word of SQL'],
    ['group:text', 'a word of SQL'],
    ['name:text xmin:whole', 'a word of SQL'],
    ['name:text version:text', 'every record has that'],
    ['name:text version:pair', 'every record has that'],
    ['name:text hidden:flag', 'every record has that'],
    ['name:text files:text', 'every record has that'],
    ['name:text created_at:day', 'every record has that'],
    ['name:text page_url:link', 'every record has that'],
    ['name:text constructor:text', 'every record has that'],
    ['name:text sort:choice:up,down', 'every list is asked for that'],
  ])('%j are refused', (asked, says) => {
    expect(() => readFields(asked, 'team-member')).toThrow(says);
  });

  it('have examples that are no longer than they may be', () => {
    const fields = readFields('code:text:2 page_title:text:5 role:pair:4 mark:prose:3', 'team-member');
    expect(fields.map(({ source }) => source)).toEqual([
      `text(2, 'Co')`,
      `text(5, 'Page')`,
      `pair('text', 4, 'Role', 'Role')`,
      `prose(3, 'Mar')`,
    ]);
  });

  it('are in no order where they are too long for one', () => {
    const fields = readFields('name:text:200 summary:text:3000 motto:pair:400 place:whole', 'team-member');
    expect(fields.filter(({ sorted }) => sorted).map(({ name }) => name)).toEqual(['name', 'place']);
  });
});

describe('a kind', () => {
  const sources = () => new FsTree(process.cwd(), false);
  const kind = (tree: Tree, name: string, more: Partial<Parameters<typeof contentKind>[1]> = {}) =>
    contentKind(tree, { name, fields: 'name:text:200', remove: false, ...more });

  it.each([
    ['project', {}, 'there already'],
    ['file', {}, 'there already'],
    ['user', {}, 'there already'],
    ['message', {}, 'there already'],
    ['field', {}, 'there already'],
    ['session', {}, 'a table sessions'],
    ['change', {}, '/api/v1/changes'],
    ['facet', {}, 'a Facet'],
    ['sheep', { plural: 'sheep' }, '--plural'],
    ['chart', { plural: 'table' }, 'a word of SQL'],
    ['tooth', { plural: `t${'e'.repeat(60)}th` }, 'too long'],
    ['tooth', { fields: 'name:text removed:flag' }, 'the texts of every list'],
  ])('%s %j is refused', async (name, more, says) => {
    await expect(kind(sources(), name, more)).rejects.toThrow(says);
  });

  it('is not written over itself', async () => {
    const tree = sources();
    await kind(tree, 'tooth', { plural: 'teeth' });
    await expect(kind(tree, 'tooth', { plural: 'teeth' })).rejects.toThrow('there already');
  });
});

describe('an entry of a JSON text', () => {
  const text = '{\n  "a": {\n    "b": "x, \\"y\\" }",\n    "c": {}\n  },\n  "d": { "e": [1, 2] }\n}\n';

  it.each([
    [[], 'f', { g: 'h' }],
    [['a'], 'f', 'g'],
    [['a', 'c'], 'f', 'g'],
  ])('below %j is put at the end, and taken away again', (path, name, value) => {
    const put = putEntry(text, path, name, value);
    const standing = path.reduce<unknown>(
      (at, part) => (at as Record<string, unknown>)[part],
      JSON.parse(put),
    );
    expect((standing as Record<string, unknown>)[name]).toEqual(value);
    expect(JSON.parse(takeEntry(put, path, name))).toEqual(JSON.parse(text));
  });

  it('that is there is not put again', () => {
    expect(() => putEntry(text, ['a'], 'b', '')).toThrow('The texts have a.b already');
  });

  it('that is not there is not taken', () => {
    expect(takeEntry(text, ['a'], 'z')).toBe(text);
  });
});
