/** Under this name the settings are cached. */
export const SETTINGS_KIND = 'settings';
