/** Without a connection a read fails at once, so that what shows it says so; it is made anew once there is one. */
export const QUERY_DEFAULTS = { retry: false, networkMode: 'always', refetchOnReconnect: true } as const;
