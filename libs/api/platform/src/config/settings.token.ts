/** Injection token of the `Settings` read at start. */
export const SETTINGS = Symbol('Settings');
