import { describe, expect, it } from '@jest/globals';
import { seenVersion, versionTag } from './version-tag';

describe('If-Match', () => {
  it('reads the tag that was handed out, also when a proxy has weakened it', () => {
    expect(seenVersion(versionTag(7))).toBe(7);
    expect(seenVersion('W/"v7"')).toBe(7);
  });

  it('takes * for whichever version stands', () => {
    expect(seenVersion('*')).toBe('*');
  });

  it.each([undefined, '', ' '])('is demanded: %j', (header) => {
    expect(() => seenVersion(header)).toThrow(expect.objectContaining({ code: 'precondition_required' }));
  });

  it.each(['v7', '"7"', '"v"', '"v1", "v2"', '"v99999999999"'])(
    'names a version that never stands when it is not a tag of ours: %s',
    (header) => expect(seenVersion(header)).toBe(0),
  );
});
