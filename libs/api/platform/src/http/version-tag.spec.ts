import { describe, expect, it } from '@jest/globals';
import { seenVersions, versionTag } from './version-tag';

describe('If-Match', () => {
  it('reads the tag that was handed out, also when a proxy has weakened it', () => {
    expect(seenVersions(versionTag(7))).toEqual([7]);
    expect(seenVersions('W/"v7"')).toEqual([7]);
    expect(seenVersions(versionTag(7, 1_000))).toEqual([7]);
  });

  it('may name several versions', () => {
    expect(seenVersions('"v2", W/"v9"')).toEqual([2, 9]);
    expect(seenVersions('"other",,"v2"')).toEqual([2]);
  });

  it('takes * for whichever version stands', () => {
    expect(seenVersions('*')).toBe('*');
  });

  it.each([undefined, '', ' ', ',', ' ,, '])('is demanded: %j', (header) => {
    expect(() => seenVersions(header)).toThrow(expect.objectContaining({ code: 'precondition_required' }));
  });

  it.each(['"7"', '"v"', '"v99999999999"', 'W/"7"', '""', '"a,b"', '"", "x"'])(
    'names no version when it is not a tag of ours: %s',
    (header) => expect(seenVersions(header)).toEqual([]),
  );

  it.each([
    'v7',
    '7',
    '"v7',
    'v7"',
    `'v7'`,
    'w/"v7"',
    'W/v7',
    '"v7", v8',
    'v8 "v7"',
    '"v7" "v8"',
    '*, "v7"',
    '""v7""',
  ])('is refused when it holds what is no tag: %s', (header) => {
    const violations = [expect.objectContaining({ pointer: 'If-Match', rule: 'entity_tag_expected' })];
    const refusal = { code: 'invalid_parameter', violations };
    expect(() => seenVersions(header)).toThrow(expect.objectContaining(refusal));
  });
});
