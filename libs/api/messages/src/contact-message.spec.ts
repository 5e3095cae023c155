import { describe, expect, it } from '@jest/globals';
import { anEdit } from '@site/api-kernel/testing';
import { aDraft, aMessage } from './testing';

const refusal = (pointer: string, rule: string) =>
  expect.objectContaining({
    code: 'validation_failed',
    violations: [expect.objectContaining({ pointer, rule })],
  });

describe('a message to the firm', () => {
  it('keeps what was written, without the spaces around a line', () => {
    const message = '  Bonjour,\r\n\tà bientôt 👩‍🔧  ';
    expect(
      aMessage({ nom: ' Awa Koné ', email: ' awa@example.org ', sujet: ' Devis ', message }),
    ).toMatchObject({
      nom: 'Awa Koné',
      email: 'awa@example.org',
      sujet: 'Devis',
      message,
      organisation: '',
      telephone: '',
      language: 'fr',
      status: 'new',
      spamScore: 0,
      version: 1,
    });
  });

  it.each([
    [{ nom: ' \u00A0' }, '/nom', 'contact_name_required'],
    [{ nom: 'x'.repeat(121) }, '/nom', 'text_too_long'],
    [{ nom: 'a\r\nb' }, '/nom', 'one_line_expected'],
    [{ email: '' }, '/email', 'contact_email_required'],
    [{ email: 'awa' }, '/email', 'contact_email_required'],
    [{ email: 'awa@example' }, '/email', 'contact_email_required'],
    [{ email: 'a b@example.org' }, '/email', 'contact_email_required'],
    [{ email: 'a@b@example.org' }, '/email', 'contact_email_required'],
    [{ email: `${'x'.repeat(250)}@example.org` }, '/email', 'contact_email_required'],
    [{ email: 'awa@example.org\n' }, '/email', 'one_line_expected'],
    [{ sujet: '  ' }, '/sujet', 'contact_subject_required'],
    [{ sujet: 'x'.repeat(201) }, '/sujet', 'text_too_long'],
    [{ organisation: 'x'.repeat(201) }, '/organisation', 'text_too_long'],
    [{ telephone: '1\u0085' }, '/telephone', 'one_line_expected'],
    [{ telephone: '1'.repeat(41) }, '/telephone', 'text_too_long'],
    [{ message: '\n \t' }, '/message', 'contact_message_required'],
    [{ message: 'x'.repeat(5_001) }, '/message', 'text_too_long'],
  ])('is refused with %j', (changes, pointer, rule) => {
    expect(() => aMessage(changes)).toThrow(refusal(pointer, rule));
  });

  it('may be as long as it is said, counted in characters', () => {
    const full = { nom: '💧'.repeat(120), sujet: '💧'.repeat(200), message: '💧'.repeat(5_000) };
    expect(aMessage(full)).toMatchObject(full);
  });

  it('names all that is wrong at once', () => {
    expect(() => aMessage({ nom: '', email: '', message: '' })).toThrow(
      expect.objectContaining({
        violations: ['/nom', '/email', '/message'].map((pointer) => expect.objectContaining({ pointer })),
      }),
    );
  });

  it('that looks like spam is filed so, and is not for the firm', () => {
    const spam = aMessage({}, { website: 'x' });
    expect([spam.status, spam.isForTheFirm]).toEqual(['spam', false]);
    expect(aMessage().isForTheFirm).toBe(true);
  });

  it('is filed by an administrator, and knows by whom and when', () => {
    const message = aMessage();
    const edit = anEdit(new Date('2026-04-01T08:00:00.000Z'));
    message.file('handled', edit);
    expect(message).toMatchObject({ status: 'handled', lastEdit: edit, readAt: edit.at, ...aDraft() });
  });

  it('counts as read from the first time that it is filed', () => {
    const message = aMessage();
    expect(message.readAt).toBeNull();
    message.file('handled', anEdit(new Date('2026-04-01T08:00:00.000Z')));
    message.file('new', anEdit(new Date('2026-04-02T08:00:00.000Z')));
    expect(message.readAt).toEqual(new Date('2026-04-01T08:00:00.000Z'));
  });

  it('has an internal note as long as it is said, and none at first', () => {
    const message = aMessage();
    expect(message.note).toBe('');
    message.annotate(` ${'💧'.repeat(1_998)}\n`);
    expect(message.note).toBe('💧'.repeat(1_998));
    expect(() => message.annotate('x'.repeat(2_001))).toThrow(refusal('/note', 'text_too_long'));
    message.annotate(' ');
    expect(message.note).toBe('');
  });
});
