/** What every link to another site carries. */
export const outbound = { target: '_blank', rel: 'noopener noreferrer' } as const;
