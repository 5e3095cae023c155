import { aProject } from '../../apps/api/src/testing/sample-content.ts';
import { aNewsItem } from '../../apps/api/src/testing/sample-news-item.ts';
import { aPublication } from '../../apps/api/src/testing/sample-publication.ts';
import { JSON_TYPE } from './checks.ts';
import type { Site } from './site.ts';

export const PARTNER = { name: 'N', type: 'ONG', country: 'Ghana', description_fr: 'd', description_en: 'd' };

/** A record of each kind that is accepted. */
export const KINDS: Readonly<Record<string, object>> = {
  projects: aProject(),
  publications: aPublication(),
  partners: PARTNER,
  news: aNewsItem(),
};

/** Posts as an administrator, an object or JSON as it is written. */
export async function creating(site: Site) {
  const { token } = await site.administrator();
  return (kind: string, body: object | string) =>
    site.ask(`/api/v1/${kind}`, { body, token, ...(typeof body === 'string' && { headers: JSON_TYPE }) });
}
