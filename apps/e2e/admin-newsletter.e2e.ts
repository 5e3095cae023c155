import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inspect } from './accessible.ts';
import { expectNotice } from './notices.ts';
import { answerButton, choose, removalDialog, removeButton, rows } from './record-list.ts';
import { expect, signedInTest as test } from './site.ts';

const HEADER = 'email;state;language;source;consent_version;consent_at;confirmed_at;left_at;created_at';

const count = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: `Liste des inscriptions (${number})`, exact: true });

async function subscribers(page: Page, word: string): Promise<string[]> {
  const addresses = ['awa', 'yao'].map((name) => `${name}.${word}@example.org`);
  for (const [place, email] of addresses.entries()) {
    const data = { email, consent: true, language: place === 0 ? 'fr' : 'en', source: 'resources' };
    expect((await page.request.post('/api/v1/newsletter/subscriptions', { data })).status()).toBe(202);
  }
  return addresses;
}

async function exported(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('Subscriptions are found, filtered and exported, and an address is really erased', async ({ page }) => {
  const word = crypto.randomUUID();
  const [awa = '', yao = ''] = await subscribers(page, word);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Lettre d’information', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lettre d’information');
  await page.getByRole('searchbox', { name: 'Rechercher une adresse', exact: true }).fill(word);
  await expect(count(page, 2)).toBeVisible();
  expect(await page.locator('thead th').allTextContents()).toEqual([
    'Email',
    'État',
    'Langue',
    'Origine',
    'Accord donné',
    'Actions',
  ]);
  await expect(rows(page).nth(0)).toContainText(yao);
  await expect(rows(page).nth(0)).toContainText('À confirmer');
  await expect(rows(page).nth(0)).toContainText('Anglais');
  await inspect(page, 'admin-newsletter');

  await choose(page, 'État', 'Confirmée');
  await expect(page).toHaveURL(/state=confirmed/);
  await expect(count(page, 0)).toBeVisible();
  await choose(page, 'État', 'À confirmer');
  await expect(count(page, 2)).toBeVisible();

  const pending = await exported(page, 'Exporter les adresses à confirmer (CSV)');
  expect(pending.name).toMatch(/^newsletter-pending-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(pending.text.startsWith(`\uFEFF${HEADER}\r\n`)).toBe(true);
  expect(pending.text).toContain(`\r\n${awa};pending;fr;resources;`);
  await expectNotice(page, 'Succès', 'Fichier enregistré');
  await choose(page, 'État', 'État\u00a0: tous');
  const confirmed = await exported(page, 'Exporter les adresses confirmées (CSV)');
  expect(confirmed.text).not.toContain(awa);

  await removeButton(page, awa).click();
  await expect(removalDialog(page)).toContainText('Cette action est irréversible.');
  await answerButton(page, 'Annuler').click();
  await expect(rows(page)).toHaveCount(2);
  await removeButton(page, awa).click();
  await answerButton(page, 'Supprimer').click();
  await expectNotice(page, 'Succès', 'Inscription supprimée avec succès');
  await expect(count(page, 1)).toBeVisible();
  await expect(rows(page)).toContainText(yao);
});

test('The subscriptions can be read in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/admin/newsletter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter');
  await expect(
    page.getByRole('button', { name: 'Export confirmed addresses (CSV)', exact: true }),
  ).toBeVisible();
});
