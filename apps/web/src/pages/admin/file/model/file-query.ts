/** Where the form keeps what it read, before the id. */
export const FILE_QUERY = ['edited', 'files'] as const;
