/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ReadFileW } from './readFileW';

export type ReadFileParams = {
/**
 * Width in pixels of a smaller WebP or AVIF image, negotiated by `Accept`; never enlarged
 */
w?: ReadFileW;
/**
 * `content_version` of the file: what is asked for with the present one may be kept for ever
 * @pattern ^[1-9]\d{0,8}$
 */
v?: string;
};
