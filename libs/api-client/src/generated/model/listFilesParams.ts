/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Bucket } from './bucket';
import type { CursorParameter } from './cursorParameter';
import type { LimitParameter } from './limitParameter';
import type { ListFilesKind } from './listFilesKind';
import type { ListFilesSort } from './listFilesSort';
import type { ListFilesUse } from './listFilesUse';
import type { OffsetParameter } from './offsetParameter';
import type { QParameter } from './qParameter';

export type ListFilesParams = {
/**
 * How many records a page holds at most
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * `next_cursor` of the page before, in the same order; absent, the first page
 * @maxLength 4000
 */
cursor?: CursorParameter;
/**
 * How many records to pass over, for numbered pages; with `cursor` none can be
 * @minimum 0
 * @maximum 100000
 */
offset?: OffsetParameter;
/**
 * Words that must all occur, whatever their case and accents, in French or English
 * @maxLength 100
 */
q?: QParameter;
/**
 * Order of the list, descending with `-`; absent, newest first
 */
sort?: ListFilesSort;
/**
 * Only files for this
 */
bucket?: Bucket;
/**
 * Only images, or only documents
 */
kind?: ListFilesKind;
/**
 * Only files that records use, or would again if they came back from the bin; or only the others
 */
use?: ListFilesUse;
/**
 * Only the file with this address, its `url`; any other text is the address of none
 * @maxLength 500
 */
url?: string;
};
