import { expect, type APIRequestContext } from '@playwright/test';
import { aWord } from './records.ts';

export interface SentMessage {
  readonly nom: string;
  readonly email: string;
  readonly message: string;
  readonly organisation: string;
  readonly telephone: string;
  readonly sujet: string;
  readonly language: 'fr' | 'en';
  readonly website: string;
}

/** What a visitor sends by the contact form; its name is found by one word. */
export function aMessage(changes: Partial<SentMessage> = {}): SentMessage {
  return {
    nom: `Awa ${aWord()}`,
    email: 'awa.kone@example.org',
    message: 'Bonjour,\n\nPouvez-vous nous appeler cette semaine ?',
    organisation: 'Commune imaginaire',
    telephone: '07 00 00 00 01',
    sujet: 'Étude du bassin versant',
    language: 'fr',
    website: '',
    ...changes,
  };
}

export async function send(request: APIRequestContext, message: SentMessage): Promise<void> {
  const answer = await request.post('/api/v1/contact-messages', { data: message });
  expect([answer.status(), await answer.json()]).toEqual([202, { status: 'accepted' }]);
}
