import {
  getGetAdminSettingsUrl,
  httpWithEtag,
  reviseSettings,
  type FirmFacts,
  type Settings,
} from '@site/api-client';
import { FACT_NAMES } from '@site/vocabulary';
import type { RecordCalls } from '../editing/record-kind';
import { SETTINGS_KIND } from './settings-kind';
import { factIn, type SettingsValues } from './settings-rules';

export const settingsCalls: RecordCalls<Settings, SettingsValues> = {
  kind: SETTINGS_KIND,
  read: () => httpWithEtag<Settings>(getGetAdminSettingsUrl(), { cache: 'no-store' }),
  create: () => Promise.reject(new TypeError('There always are settings')),
  revise: (_, values, etag) => reviseSettings(bodyOf(values), { headers: { 'If-Match': etag } }),
  valuesOf: (settings) =>
    Object.fromEntries(FACT_NAMES.map((name) => [name, String(settings[name] ?? '')])) as SettingsValues,
};

function bodyOf(values: SettingsValues): FirmFacts {
  const facts = FACT_NAMES.map((name) => [name, factIn(name, values[name])]);
  return Object.fromEntries(facts) as unknown as FirmFacts;
}
