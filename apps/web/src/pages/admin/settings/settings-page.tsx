import type { Settings } from '@site/api-client';
import { useRouter } from '@tanstack/react-router';
import { emptyValues } from '../editing/empty-values';
import type { RecordKind } from '../editing/record-kind';
import { RecordPage } from '../editing/record-page';
import { settingsCalls } from './settings-calls';
import { SettingsFields } from './settings-fields';
import { SETTINGS_RULES, type SettingsValues } from './settings-rules';

const SETTINGS: RecordKind<Settings, SettingsValues> = {
  calls: settingsCalls,
  rules: SETTINGS_RULES,
  empty: () => emptyValues(SETTINGS_RULES),
  Body: SettingsFields,
  texts: 'settings',
  list: '/admin',
  publicAddress: (_, locale) => (locale === 'en' ? '/en' : '/'),
  view: 'visitSite',
};

/** The facts of the firm: saved, they are on every page, this one included. */
export function SettingsPage() {
  const router = useRouter();
  return <RecordPage kind={SETTINGS} only="firm" onSaved={() => router.invalidate()} />;
}
