import { expect, it } from '@jest/globals';
import { exampleValues, PROJECTS } from '@site/vocabulary';
import { inputOf } from './bodies';
import { patchedBody } from './merge-patch';

class Input extends inputOf(PROJECTS) {}

const MOMENT = '2026-11-27T17:38:50.933100Z';
const facts = (version: number) => ({ alt_fr: `${version}`, alt_en: '', version });
const standing = {
  value: {
    ...exampleValues(PROJECTS),
    id: 'one',
    created_at: MOMENT,
    visits: 7,
    files: { image_url: facts(3) },
  },
  version: 2,
};
const patched = (changes: object) =>
  patchedBody(PROJECTS, Input, standing, changes, [2], { counts: ['visits'] });

it.each([
  { visits: 7 },
  { visits: 5 },
  { files: { image_url: facts(3) } },
  { files: { image_url: { version: 3, alt_en: '', alt_fr: '3' } } },
  { files: { image_url: facts(2) } },
  { files: {} },
  { created_at: MOMENT },
  // As clients write it that read it as a moment: in Python, in JavaScript, in Go, and where it is later already.
  { created_at: '2026-11-27T17:38:50.933100+00:00' },
  { created_at: '2026-11-27T17:38:50.933Z' },
  { created_at: '2026-11-27T17:38:50.9331Z' },
  { created_at: '2026-11-27t18:38:50.9331+01:00' },
])('takes back what stands, or stood when the record was read: %j', async (changes) => {
  expect((await patched({ ...changes, location: 'Man' })).body).toMatchObject({ location: 'Man' });
});

it.each([
  { id: 'two' },
  { created_at: '2026-11-27T17:38:50.934Z' },
  { created_at: '2026-11-27T17:38:50.933' },
  { created_at: null },
  { id: null },
  { visits: 8 },
  { visits: '5' },
  { visits: null },
  { files: null },
  { files: 'none' },
  { files: { image_url: { ...facts(3), alt_fr: 'Barrage' } } },
  { files: { image_url: { alt_fr: 'Barrage' } } },
  { files: { image_url: null } },
  { files: { other_url: facts(1) } },
])('refuses what would change what is not written: %j', async (changes) => {
  const [name] = Object.keys(changes);
  await expect(patched(changes)).rejects.toMatchObject({
    violations: [{ pointer: `/${name}`, rule: 'field_read_only' }],
  });
});
