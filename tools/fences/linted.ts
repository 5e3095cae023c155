import type { Plant } from './planted.ts';

/** A file that ESLint must refuse. */
export const linted = (
  fence: string,
  path: string,
  text: string,
  rule: string,
  says?: string | RegExp,
): Plant => ({
  fence,
  by: 'eslint',
  files: { [path]: text },
  rule,
  ...(says === undefined ? {} : { says }),
});

export const inModule = 'libs/api/projects/src';
