import { getGetAdminSettingsUrl, httpWithEtag, replaceSettings } from '@site/api-client';
import type { FirmFacts, Settings } from '@site/api-client';
import { FACT_NAMES } from '@site/vocabulary';
import type { RecordCalls } from '../../../../features/edit-record';
import type { Values } from '../../../../shared/ui/admin-form';
import { factIn } from '../model/settings-rules';

export const settingsCalls: RecordCalls<Settings> = {
  read: () => httpWithEtag<Settings>(getGetAdminSettingsUrl(), { cache: 'no-store' }),
  create: () => Promise.reject(new TypeError('There always are settings')),
  revise: (_, values, etag) => replaceSettings(bodyOf(values), { headers: { 'If-Match': etag } }),
};

export function settingsValues(settings: Settings): Values {
  return Object.fromEntries(FACT_NAMES.map((name) => [name, String(settings[name] ?? '')]));
}

function bodyOf(values: Values): FirmFacts {
  const facts = FACT_NAMES.map((name) => [name, factIn(name, values[name] ?? '')]);
  return Object.fromEntries(facts) as unknown as FirmFacts;
}
