/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ReadFileW } from './readFileW';

export type ReadFileParams = {
/**
 * Width in pixels of a smaller WebP or AVIF image, negotiated by `Accept`; never enlarged
 */
w?: ReadFileW;
};
