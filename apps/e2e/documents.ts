import { expect, type APIRequestContext } from '@playwright/test';
import { aPdf } from './files.ts';
import { publications, type PublicationBody } from './publications.ts';
import type { Stored } from './records.ts';

/** A publication whose document is here. */
export async function publishWithDocument(
  office: APIRequestContext,
  differing: Partial<PublicationBody>,
): Promise<PublicationBody & Stored> {
  const sent = await office.post('/api/v1/files/publications', { multipart: { file: aPdf() } });
  expect(sent.status(), await sent.text()).toBe(201);
  const { url } = (await sent.json()) as { url: string };
  return publications.publish(office, { ...differing, file_url: url });
}

export async function downloadsOf(office: APIRequestContext, id: string): Promise<number> {
  return ((await (await office.get(`${publications.path}/${id}`)).json()) as { downloads: number }).downloads;
}
