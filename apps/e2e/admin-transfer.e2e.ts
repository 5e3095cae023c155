import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inspectState } from './accessible.ts';
import { KINDS, kindOf } from './kinds.ts';
import { expectNotice } from './notices.ts';
import { aProject, projects } from './projects.ts';
import { openList, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Importer un fichier' });

async function saved(page: Page, format: string): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, 'Exporter').first().click();
  await page.getByRole('menuitem', { name: format }).click();
  return readFile(await (await download).path(), 'utf8');
}

function table(...records: readonly object[]): Buffer {
  const names = Object.keys(records[0] ?? {});
  const lines = records.map((record) =>
    names.map((name) => `"${String((record as Record<string, unknown>)[name] ?? '')}"`).join(';'),
  );
  return Buffer.from(`\uFEFF${[names.join(';'), ...lines].join('\r\n')}\r\n`);
}

test('What a list of any kind exports can be imported, and changes nothing', async ({ page, office }) => {
  for (const kind of KINDS) {
    const word = aWord();
    const record = await kind.records.publish(office, { [kind.known]: `=${word}` });
    await openList(page, kind, word, 1);
    const text = await saved(page, 'CSV pour Excel');
    expect(text.startsWith('\uFEFFid;version;')).toBe(true);
    expect(text).toContain(`;'=${word};`);
    expect((JSON.parse(await saved(page, 'JSON')) as object[]).length).toBe(1);
    await button(page, 'Importer').click();
    const file = { name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await drawer(page).locator('input[type=file]').setInputFiles(file);
    await expect(drawer(page).getByText('Tout est déjà là : rien à importer')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await kind.records.withdraw(office, [record.id]);
  }
});

test('A file is imported with the keyboard alone, after its mistakes were put right', async ({
  page,
  office,
}) => {
  const kind = kindOf('projects');
  const word = aWord();
  const { image_url: _, ...record } = aProject();
  let chosen: Buffer = Buffer.of();
  // From the start: a listener that comes with the key can come after the question for a file.
  page.on(
    'filechooser',
    (chooser) => void chooser.setFiles({ name: 'projets.csv', mimeType: 'text/csv', buffer: chosen }),
  );
  await openList(page, kind, word, 0);
  await button(page, 'Importer').focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  const send = async (buffer: Buffer) => {
    const zone = drawer(page).getByRole('button', { name: /Choisir un fichier/ });
    for (
      let steps = 0;
      steps < 6 && !(await zone.evaluate((one) => one === document.activeElement));
      steps += 1
    )
      await page.keyboard.press('Tab');
    await expect(zone).toBeFocused();
    chosen = buffer;
    await page.keyboard.press('Enter');
  };
  await send(table({ ...record, title_fr: `Barrage ${word}` }, { ...record, title_fr: '', status: 'perdu' }));
  await expect(drawer(page).getByText('1 ligne à corriger : rien n’est importé')).toBeVisible();
  await expect(
    drawer(page).getByRole('row', { name: /^7 Titre \(FR\) Titre français requis$/ }),
  ).toBeVisible();
  await inspectState(page, 'admin-import');
  await page.keyboard.press('Shift+Tab');
  await send(table({ ...record, title_fr: `Barrage ${word}` }, { ...record, title_fr: `Digue ${word}` }));
  await expect(drawer(page).getByText('2 nouvelles fiches')).toBeVisible();
  expect(await projects.stored(office, word)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Importer ces fiches')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Succès', 'Fichier importé');
  await expect(rows(page)).toHaveCount(2);
  await expect(button(page, 'Importer')).toBeFocused();
  const stored = await projects.stored(office, word);
  await projects.withdraw(
    office,
    stored.map(({ id }) => id),
  );
});

test('Chosen rows are exported without the others', async ({ page, office }) => {
  const kind = kindOf('projects');
  const word = aWord();
  const [one, other] = [
    await projects.publish(office, { title_fr: `Puits ${word}` }),
    await projects.publish(office, { title_fr: `Forage ${word}` }),
  ];
  await openList(page, kind, word, 2);
  await page.getByRole('checkbox', { name: `Choisir\u00a0: Puits ${word}` }).check();
  const download = page.waitForEvent('download');
  await page
    .getByRole('group', { name: 'Lignes choisies' })
    .getByRole('button', { name: 'Exporter' })
    .click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(`Puits ${word}`);
  expect(text).not.toContain(`Forage ${word}`);
  await projects.withdraw(office, [one.id, other.id]);
});
