/** Texts of the administration that a screen loads with itself, each in `locales/{fr,en}/admin/{part}.json`. */
export const ADMIN_PARTS = [
  'api-keys',
  ...(['account', 'announcement', 'bin', 'contents', 'dashboard', 'fields', 'forms', 'history'] as const),
  ...(['journal', 'lists', 'media', 'messages', 'newsletter', 'password', 'settings', 'users'] as const),
  'webhooks',
] as const;
export type AdminPart = (typeof ADMIN_PARTS)[number];

/** Its namespaces: what every screen says, and these parts, whose keys are read as if they stood there. */
export const adminTexts = (...parts: readonly AdminPart[]): string[] => [
  'admin',
  ...parts.map((part) => `admin/${part}`),
];
