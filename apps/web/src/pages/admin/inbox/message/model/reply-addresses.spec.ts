import { describe, expect, it } from 'vitest';
import { mailReply, whatsAppNumber, whatsAppReply } from './reply-addresses';

const AWA = {
  nom: 'Awa Koné',
  email: 'awa@example.org',
  telephone: '+225 07 00 00 00 01',
  sujet: 'Étude & devis ?',
  language: 'fr',
  created_at: '2026-03-01T09:30:00Z',
} as const;

describe('an answer by mail', () => {
  it('has the subject and a greeting in the language of the visitor', () => {
    const { protocol, pathname, searchParams } = new URL(mailReply(AWA));
    expect([protocol, pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual([
      'mailto:',
      'awa@example.org',
      'Re: Étude & devis ?',
      'Bonjour Awa Koné,\r\n\r\n',
    ]);
    const english = new URL(mailReply({ ...AWA, language: 'en', sujet: 'RE: re: Quote' })).searchParams;
    expect([english.get('subject'), english.get('body')]).toEqual(['Re: Quote', 'Hello Awa Koné,\r\n\r\n']);
  });

  it('names the day of a message without a subject', () => {
    const subjectOf = (language: 'fr' | 'en') =>
      new URL(mailReply({ ...AWA, sujet: '', language })).searchParams.get('subject');
    expect([subjectOf('fr'), subjectOf('en')]).toEqual([
      'Votre message du 1er mars 2026',
      'Your message of 1 Mar 2026',
    ]);
  });

  it('goes to nobody else, whatever the address is', () => {
    const address = mailReply({ ...AWA, email: 'a?bcc=x&y,z@example.org' });
    expect(address).toMatch(/^mailto:a%3Fbcc%3Dx%26y%2Cz@example\.org\?subject=/);
    expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
  });
});

describe('an answer by WhatsApp', () => {
  it('goes to the number of the message and names its subject', () => {
    const address = new URL(whatsAppReply(AWA) ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/2250700000001');
    expect(address.searchParams.get('text')).toBe(
      'Bonjour Awa Koné, au sujet de votre message «\u00A0Étude & devis ?\u00A0»\u00A0: ',
    );
    const english = new URL(whatsAppReply({ ...AWA, language: 'en', sujet: '' }) ?? '');
    expect(english.searchParams.get('text')).toBe('Hello Awa Koné, about your message: ');
  });

  it.each([
    ['+225 07 00 00 00 01', '2250700000001'],
    ['07 00 00 00 01', '2250700000001'],
    ['0033 6 12 34 56 78', '33612345678'],
    ['(+33) 6.12.34.56.78', '33612345678'],
    ['', undefined],
    ['12 34', undefined],
    ['appelez-moi', undefined],
    ['0612', undefined],
    ['1234567890123456', undefined],
  ])('of %j is to %s', (typed, number) => {
    expect(whatsAppNumber(typed)).toBe(number);
  });
});
