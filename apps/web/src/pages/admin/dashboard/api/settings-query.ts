import { getAdminSettings } from '@site/api-client';

/** What the settings say now, for all blocks that look at a part of it. */
export const settingsQuery = {
  queryKey: ['settings', 'dashboard'],
  queryFn: () => getAdminSettings(),
  staleTime: 0,
};
