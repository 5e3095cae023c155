/** What a machine may do that shows a key. */
export const API_KEY_SCOPES = ['read', 'content:write', 'files:write', 'messages:read'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

export const API_KEY_LIMITS = { name: 80 } as const;
