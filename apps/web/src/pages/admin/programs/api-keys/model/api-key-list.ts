import { listApiKeys, type ApiKey, type ApiKeyScope, type ListApiKeysParams } from '@site/api-client';
import type { ListDescription } from '../../../../../features/list-records';

export const API_KEY_LIST: ListDescription<ApiKey> = {
  kind: 'api-keys',
  path: '/admin/api-keys',
  sorts: [],
  filters: {},
  read: (parameters, options) => listApiKeys(parameters as ListApiKeysParams, options),
};

/** Where its words are: a colon in a key would name a catalogue. */
export const scopeKey = (scope: ApiKeyScope): string => `apiKeys.scope.${scope.replace(':', '_')}`;
