import type { FindTexts, Texts } from './backend';

const addresses = import.meta.glob<string>('./locales/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** From files, as browsers do: a module that did not come is not asked for again (adr/0042). */
export const fetchedTexts: FindTexts = async (language, namespace) => {
  const address = namespace.startsWith('admin/')
    ? (await import('./locales/admin-addresses')).adminAddresses[`./${language}/${namespace}.json`]
    : addresses[`./locales/${language}/${namespace}.json`];
  return address === undefined ? undefined : () => textsAt(address);
};

async function textsAt(address: string): Promise<Texts> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  return answer.json() as Promise<Texts>;
}
