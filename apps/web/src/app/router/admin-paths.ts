/** Filters of a list, whose state is in its address; `undefined` is no list. */
export type Filters = readonly string[] | undefined;

/** Every address of the administration but those of the kinds, below `/admin`. */
export const OWN = {
  '/': undefined,
  '/users': ['role'],
  '/account': undefined,
  '/password': undefined,
  '/settings': undefined,
  '/settings/history': undefined,
  '/newsletter': ['state'],
  '/api-keys': [],
  '/webhooks': [],
  '/media': ['bucket', 'use'],
  '/media/$id': undefined,
  '/news/$id/announce': undefined,
  '/bin': ['kind'],
  '/journal': ['by', 'kind', 'day'],
  '/messages': ['status', 'from', 'to'],
  '/messages/$id': undefined,
} as const satisfies Readonly<Record<string, Filters>>;

export type OwnPath = keyof typeof OWN;
