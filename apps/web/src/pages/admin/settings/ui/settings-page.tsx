import type { Settings } from '@site/api-client';
import { useRouter } from '@tanstack/react-router';
import { versionCalls } from '../../../../entities/content';
import { RecordPage, type RecordKind } from '../../../../features/edit-record';
import { settingsCalls, settingsValues } from '../api/settings-calls';
import { SETTINGS_RULES } from '../model/settings-rules';
import { SettingsFields } from './settings-fields';

const SETTINGS: RecordKind<Settings> = {
  name: 'settings',
  calls: settingsCalls,
  rules: SETTINGS_RULES,
  empty: () => ({}),
  valuesOf: settingsValues,
  Body: SettingsFields,
  texts: 'settings',
  list: '/admin',
  addressOf: () => '/admin/settings',
  versionsOf: () => versionCalls('/api/v1/admin/settings'),
  publicAddress: (_, locale) => (locale === 'en' ? '/en' : '/'),
  view: 'visitSite',
};

/** The facts of the firm: saved, they are on every page, this one included. */
export function SettingsPage() {
  const router = useRouter();
  return <RecordPage kind={SETTINGS} only="firm" onSaved={() => router.invalidate()} />;
}
