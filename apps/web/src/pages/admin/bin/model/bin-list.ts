import { listBin, type BinnedRecord, type ListBinParams } from '@site/api-client';
import { kindUrls } from '../../../../entities/content';
import type { ListDescription } from '../../../../features/list-records';

export const KINDS = kindUrls();

export const BIN_LIST: ListDescription<BinnedRecord> = {
  kind: 'bin',
  path: '/admin/bin',
  sorts: [],
  filters: { kind: KINDS },
  read: (parameters, options) => listBin(parameters as ListBinParams, options),
};
