import { listBin, type BinnedRecord, type ListBinParams } from '@site/api-client';
import { kindNames, kindPath } from '../../../../entities/content';
import type { ListDescription } from '../../../../features/list-records';

/** The kinds as addresses call them. */
export const KINDS = kindNames().map((name) => kindPath(name).slice(1));

export const BIN_LIST: ListDescription<BinnedRecord> = {
  kind: 'bin',
  path: '/admin/bin',
  sorts: [],
  filters: { kind: KINDS },
  read: (parameters, options) => listBin(parameters as ListBinParams, options),
};
