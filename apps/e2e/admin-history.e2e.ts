import { kindOf } from './kinds.ts';
import { expectNotice } from './notices.ts';
import { aColleague, grant, revoke } from './people.ts';
import { openList } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const kind = kindOf('projects');
const { records } = kind;

test('The text of last week is back in four clicks, and the history says who wrote what', async ({
  page,
  office,
  request,
}) => {
  const word = aWord();
  const good = `Le barrage ${word} retient l’eau de la saison des pluies.`;
  const record = await records.publish(office, { title_fr: `Barrage ${word}`, description_fr: good });
  const clumsy = `Le barrage ${word} retient de l’eau.`;
  await records.reviseElsewhere(office, record, { description_fr: clumsy });
  await openList(page, kind, word, 1);

  // The four clicks.
  await page.getByRole('link', { name: `Barrage ${word}`, exact: true }).click();
  await page.getByRole('link', { name: 'Historique', exact: true }).click();
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Description (FR)');
  await expect(versions.first()).toContainText('Actuelle');
  await versions.last().click();
  const change = page.locator('dl > div').filter({ hasText: 'Description (FR)' });
  await expect(change.locator('del')).toContainText(['la saison des pluies']);
  await expect(change.locator('ins')).toContainText(['de']);
  await page.getByRole('button', { name: 'Restaurer cette version', exact: true }).click();

  await expectNotice(page, 'Succès', 'Version restaurée');
  await expect(versions).toHaveCount(3);
  const stored = (await (await request.get(`${records.path}/${record.id}`)).json()) as object;
  expect(stored).toMatchObject({ description_fr: good, version: 3 });
  await records.withdraw(office, [record.id]);
});

test('Nothing is restored over what somebody else has written meanwhile', async ({
  page,
  office,
  browser,
  playwright,
  baseURL,
}) => {
  const word = aWord();
  const record = await records.publish(office, { title_fr: `Puits ${word}` });
  await records.reviseElsewhere(office, record, { title_fr: `Puits profond ${word}` });
  const colleague = await aColleague({ browser, playwright, baseURL }, `Aya Touré ${word}`);
  await grant(office, colleague);
  await page.goto(`/admin/projects/${record.id}/history?version=1`);
  const restore = page.getByRole('button', { name: 'Restaurer cette version', exact: true });
  await expect(restore).toBeVisible();

  await colleague.page.goto(`/admin/projects/${record.id}`);
  await colleague.page.locator('#location').fill('Sassandra');
  await colleague.page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await colleague.page.waitForURL('/admin/projects');

  await restore.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`Aya Touré ${word} a modifié cette fiche à`);
  await expect(page.getByRole('navigation', { name: 'Versions' })).toContainText(`Aya Touré ${word}`);
  await restore.click();
  await expectNotice(page, 'Succès', 'Version restaurée');
  await revoke(office, colleague);
  await colleague.leave();
  await records.withdraw(office, [record.id]);
});
