import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { speakNow } from './language-menu.ts';
import { aMessage, send } from './messages.ts';
import { expectNotice } from './notices.ts';
import { answerButton, removalDialog, removeButton, rows } from './record-list.ts';
import { expect, signedInTest as test } from './site.ts';
import { PAYLOADS } from './xss.ts';

const INBOX = '/admin/messages';
const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name });
const link = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true });

async function find(page: Page, word: string, status = ''): Promise<void> {
  await page.goto(`${INBOX}?q=${encodeURIComponent(word)}${status}`);
  await expect(rows(page)).toHaveCount(1);
}

test('A message is found on the dashboard, read in full, answered and marked as handled', async ({
  page,
  request,
}) => {
  const sent = aMessage();
  await send(request, sent);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Messages [\d\s]+ non lus?$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(page.getByRole('radio', { name: /^Nouveaux \d+$/ })).toBeChecked();
  await page.getByRole('searchbox', { name: 'Rechercher un message' }).fill(sent.nom);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Étude du bassin versant');
  await expect(rows(page)).toContainText('(non lu)');
  await link(page, sent.nom).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Message\u00A0: ${sent.nom}`);
  await expect(page.getByRole('article').getByText('Pouvez-vous nous appeler')).toHaveText(sent.message);
  for (const fact of [sent.email, sent.organisation, sent.telephone, 'Français', 'Nouveau']) {
    await expect(page.getByRole('article').getByText(fact, { exact: true })).toBeVisible();
  }
  const mail = new URL((await link(page, 'Répondre par email').getAttribute('href')) ?? '');
  expect([mail.protocol, mail.pathname, mail.searchParams.get('subject')]).toEqual([
    'mailto:',
    sent.email,
    `Re: ${sent.sujet}`,
  ]);
  const chat = new URL((await link(page, 'Répondre par WhatsApp').getAttribute('href')) ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/2250700000001');
  expect(chat.searchParams.get('text')).toContain(sent.sujet);

  await button(page, 'Marquer comme traité').click();
  await expectNotice(page, 'Succès', 'Message marqué comme traité');
  await expect(page.getByRole('article').getByText('Traité', { exact: true })).toBeVisible();
  await link(page, 'Retour aux messages').click();
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByText('Aucun message ne correspond.')).toBeVisible();
  await page.getByRole('link', { name: '1 parmi les traités' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).not.toContainText('non lu');
});

test('On a phone the inbox says what a message is about', async ({ page, request }) => {
  const sent = aMessage();
  await send(request, sent);
  await page.setViewportSize({ width: 390, height: 844 });
  await find(page, sent.nom);
  const row = rows(page).first();
  const [name, subject] = [link(page, sent.nom), row.getByText(sent.sujet, { exact: true })];
  await expect(subject).toBeInViewport({ ratio: 1 });
  const [above, below, whole] = await Promise.all([name, subject, row].map((one) => one.boundingBox()));
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height - 1);
  expect(below!.y + below!.height).toBeLessThan(whole!.y + whole!.height);
  await expect(row.locator('[data-place=fact]').first()).toBeInViewport({ ratio: 1 });
});

test('A message is deleted after a question, and nothing of it is left', async ({
  page,
  request,
  office,
}) => {
  const sent = aMessage();
  await send(request, sent);
  await find(page, sent.nom);
  await removeButton(page, sent.nom).click();
  await expect(removalDialog(page)).toContainText('Cette action est irréversible.');
  await answerButton(page, 'Annuler').click();
  await expect(rows(page)).toHaveCount(1);
  await removeButton(page, sent.nom).click();
  await answerButton(page, 'Supprimer').click();
  await expectNotice(page, 'Succès', 'Message supprimé avec succès');
  await expect(rows(page)).toHaveCount(0);
  const left = await office.get(`/api/v1/admin/messages?q=${encodeURIComponent(sent.nom)}`);
  expect(await left.json()).toMatchObject({ total: 0 });
});

test('What looks like spam stands apart, and comes back when it is none', async ({ page, request }) => {
  const sent = aMessage({ website: 'https://spam.example', telephone: '' });
  await send(request, sent);
  await page.goto(`${INBOX}?q=${encodeURIComponent(sent.nom)}`);
  await expect(page.getByText('Aucun message ne correspond.')).toBeVisible();
  await page.getByText(/^Indésirables \d+$/).click();
  await link(page, sent.nom).click();
  await expect(link(page, 'Répondre par email')).toBeVisible();
  await expect(link(page, 'Répondre par WhatsApp')).toHaveCount(0);
  await button(page, 'Ce n’est pas un indésirable').click();
  await expectNotice(page, 'Succès', 'Message remis dans les nouveaux');
  await find(page, sent.nom);
});

test('A hostile message is text, in the list and in full', async ({ page, request }) => {
  const violations: string[] = [];
  page.on(
    'console',
    (line) => void (/Content Security Policy/.test(line.text()) && violations.push(line.text())),
  );
  for (const payload of PAYLOADS) {
    const sent = aMessage({ sujet: payload, message: payload, organisation: payload });
    await send(request, { ...sent, nom: `${sent.nom} ${payload}` });
    await find(page, sent.nom, '&status=all');
    await expect(rows(page)).toContainText(payload);
    await link(page, `${sent.nom} ${payload}`).click();
    await expect(page.getByRole('article').locator('p')).toHaveText(payload);
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  }
  expect(violations).toEqual([]);
});

test('The inbox is gone through by keyboard alone', async ({ page, request }) => {
  const sent = aMessage();
  await send(request, sent);
  await find(page, sent.nom);
  await link(page, sent.nom).focus();
  await page.keyboard.press('Tab');
  await expect(link(page, `Lire : ${sent.nom}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
  await button(page, 'Marquer comme traité').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Actions' })).toBeFocused();
  for (const name of ['Répondre par email', 'Répondre par WhatsApp']) {
    await page.keyboard.press('Tab');
    await expect(link(page, name)).toBeFocused();
  }
  for (const name of ['Remettre dans les nouveaux', 'Classer comme indésirable', 'Supprimer']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(answerButton(page, 'Annuler')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(removalDialog(page)).toBeHidden();
  await expect(button(page, 'Supprimer')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answerButton(page, 'Annuler')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/messages\?/);
});

test('The inbox is accessible in both languages on narrow and wide screens', async ({ page, request }) => {
  const sent = aMessage({
    nom: `Konan-Kouadio-Amani-${'x'.repeat(60)}`,
    sujet: 'Drainage '.repeat(20).trim(),
    message: 'Drainage\n'.repeat(60),
  });
  await send(request, sent);
  const inspectAll = async (name: string, shown: () => Promise<void>) => {
    for (const language of ['fr', 'en'] as const) {
      await speakNow(page, language);
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await shown();
        await expectAccessible(page, `${name} in ${language} at ${width} px`);
        await expectNoSidewaysScroll(page, `${name} in ${language} at ${width} px`);
      }
    }
  };
  for (const path of [INBOX, `${INBOX}?status=all`]) {
    await page.goto(path);
    await inspectAll(path, () => expect(rows(page).first()).toBeVisible());
  }
  await rows(page).getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await inspectAll('one message', () =>
    expect(page.getByRole('group', { name: 'Actions' })).toBeInViewport({ ratio: 1 }),
  );
});
