/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { BatchOperationAct } from './batchOperationAct';
import type { BatchOperationValues } from './batchOperationValues';
import type { ContentKind } from './contentKind';

export interface BatchOperation {
  act: BatchOperationAct;
  /** What it is, as in its addresses */
  kind: ContentKind;
  /** Of what is changed or removed */
  id?: string;
  /**
     * The version of that which was read: it takes the place of `If-Match`
     * @minimum 1
     */
  version?: number;
  /** Of `create`, the body of the POST; of `change`, that of the PATCH */
  values?: BatchOperationValues;
}
