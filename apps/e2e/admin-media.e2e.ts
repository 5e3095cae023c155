import { aLogo } from './files.ts';
import { tabTo } from './keys.ts';
import { expectNotice } from './notices.ts';
import { publish, withdraw } from './projects.ts';
import { field, openForm } from './record-form.ts';
import { rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

interface KnownFile {
  readonly id: string;
  readonly url: string;
}

test('A picture is sent, described, chosen, seen, and stays while it is used, all with the keyboard alone', async ({
  page,
  office,
  request,
}) => {
  const word = aWord();
  const logo = { ...(await aLogo()), name: `${word}.png` };
  const found = async () => {
    const answer = await office.get(`/api/v1/files?q=${word}`);
    return ((await answer.json()) as { items: KnownFile[] }).items;
  };

  page.on('filechooser', (chooser) => void chooser.setFiles(logo));
  await openForm(page, '/admin/projects');
  await tabTo(page, 'image_url');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Succès', 'Image téléchargée avec succès');

  await page.goto(`/admin/media?q=${word}`);
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, `${word}.png`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('figure')).toBeVisible();
  // The point stands on the picture, which has no size before it is there.
  const whole = page.getByRole('img', { name: 'L’image entière' });
  await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await tabTo(page, /^Point à garder visible/);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await tabTo(page, 'alt_fr');
  await page.keyboard.type(`Le barrage ${word}`);
  await tabTo(page, 'alt_en');
  await page.keyboard.type(`The dam ${word}`);
  await page.keyboard.press('Control+S');
  await expectNotice(page, 'Succès', 'Fichier modifié avec succès');

  const project = await publish(office, { title_fr: `Projet ${word}` });
  await openForm(page, '/admin/projects', project.id);
  await tabTo(page, 'Choisir parmi les fichiers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  await page.getByRole('dialog').getByRole('searchbox').focus();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await tabTo(page, new RegExp(word));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fichier choisi. Enregistrez pour confirmer.')).toBeVisible();
  await page.keyboard.press('Control+S');
  await expectNotice(page, 'Succès', 'Projet modifié avec succès');

  for (const [address, text] of [
    [`/projects/${project.id}`, `Le barrage ${word}`],
    [`/en/projects/${project.id}`, `The dam ${word}`],
  ] as const) {
    await page.goto(address);
    const picture = page.getByRole('img', { name: text });
    await expect(picture).toHaveCSS('object-position', '70% 50%');
  }

  const [file] = await found();
  await page.goto(`/admin/media?q=${word}`);
  await expect(rows(page).getByRole('link', { name: `Projet ${word}` })).toBeVisible();
  await expect(rows(page).getByRole('button')).toHaveCount(0);
  const headers = { 'If-Match': '*' };
  const refused = await office.delete(`/api/v1/files/${file!.id}`, { headers });
  expect([refused.status(), await refused.json()]).toMatchObject([409, { used_by: [{ id: project.id }] }]);

  await withdraw(office, [project.id]);
  await office.delete(`/api/v1/bin/projects/${project.id}`);
  await page.reload();
  await expect(rows(page).getByRole('button')).toHaveCount(1);
  await tabTo(page, `Supprimer\u00A0: ${word}.png`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Supprimer');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Succès', 'Fichier supprimé avec succès');
  expect(await found()).toEqual([]);
  expect((await request.get(file!.url)).status()).toBe(404);
});

test('The files to choose from hold what was just sent', async ({ page }) => {
  const logo = { ...(await aLogo()), name: `${aWord()}.png` };
  const files = page.getByRole('dialog').getByRole('listitem');
  await openForm(page, '/admin/projects');
  await page.getByRole('button', { name: 'Choisir parmi les fichiers', exact: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  await expect(files.filter({ hasText: logo.name })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await field(page, 'image_url').setInputFiles(logo);
  await expectNotice(page, 'Succès', 'Image téléchargée avec succès');
  await page.getByRole('button', { name: 'Choisir parmi les fichiers', exact: true }).first().click();
  await expect(files.filter({ hasText: logo.name })).toHaveCount(1, { timeout: 10_000 });
});
