/**
 * What `@jest/globals` is to whatever Node imports. Files with helpers outlive the test file that first imported them, so
 * these are filled anew for each test file: who imported them sees the new ones.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function fill(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
