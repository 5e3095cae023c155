/** The first administrator of the product that the tests start. */
export const ADMINISTRATOR = { email: 'proprietaire@example.org', password: 'marigot-2026' } as const;
