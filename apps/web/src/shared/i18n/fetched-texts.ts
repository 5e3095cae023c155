import type { FindTexts, Texts } from './backend';

const addresses = import.meta.glob<string>('./locales/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Of the file that has one language of one page's texts; undefined where there is none. */
export async function addressOfTexts(language: string, namespace: string): Promise<string | undefined> {
  if (!namespace.startsWith('admin/')) return addresses[`./locales/${language}/${namespace}.json`];
  const { adminAddresses } = await import('./locales/admin-addresses');
  return adminAddresses[`./${language}/${namespace}.json`];
}

/** From files, as browsers do: a module that did not come is not asked for again (adr/0042). */
export const fetchedTexts: FindTexts = async (language, namespace) => {
  const address = await addressOfTexts(language, namespace);
  return address === undefined ? undefined : () => textsAt(address);
};

async function textsAt(address: string): Promise<Texts> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  return answer.json() as Promise<Texts>;
}
