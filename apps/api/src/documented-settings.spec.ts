import { describe, expect, it } from '@jest/globals';
import { readSettings, SettingsError } from '@site/api-platform/config';
import { documentedSettings } from '../../../tools/check/settings-table.ts';

/** Set by the commands of this tree and by the image, not by whoever runs the product. */
const internal = ['NODE_ENV', 'WEB_DEV'];

function namesThatAreRead(): string[] {
  const names = new Set<string>();
  const environment = new Proxy({}, { get: (_, name) => void names.add(String(name)) });
  expect(() => readSettings(environment)).toThrow(SettingsError);
  return [...names];
}

describe('the settings', () => {
  it('are those of README § Settings, and no others', () => {
    expect([...documentedSettings(), ...internal].sort()).toEqual(namesThatAreRead().sort());
  });
});
