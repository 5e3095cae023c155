/** Pauses before a signed-in person is taken to the administration, in milliseconds (specification §9). */
export const REDIRECT_DELAYS = { existingSession: 300, signInEvent: 500 } as const;

export const ADMIN_ROLE = 'admin';
