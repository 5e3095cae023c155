import { describe, expect, it } from '@jest/globals';
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
  ])('%j are refused', (asked, says) => {
    expect(() => readFields(asked, 'team-member')).toThrow(says);
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

  it('that is not there is not taken', () => {
    expect(takeEntry(text, ['a'], 'z')).toBe(text);
  });
});
