/** Pages that links of letters lead to, the calls that their forms make, and whatever else is asked with a token. */
const WITH_TOKEN = new RegExp(
  [
    String.raw`^(?:/en)?/(?:auth/reset|newsletter/(?:confirm|unsubscribe))/?(?:\?|$)`,
    String.raw`^/api/v1/(?:auth/password-reset/confirm|newsletter/subscriptions/(?:confirm|unsubscribe))(?:\?|$)`,
    String.raw`[?&]token=`,
  ].join('|'),
  'i',
);

/** Whether an address opens something for whoever knows it: it is told to no other site. */
export function holdsToken(url: string): boolean {
  return WITH_TOKEN.test(url);
}
