/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ReadFileW = typeof ReadFileW[keyof typeof ReadFileW];


export const ReadFileW = {
  NUMBER_320: '320',
  NUMBER_640: '640',
  NUMBER_960: '960',
  NUMBER_1280: '1280',
} as const;
