import { KINDS, kindOf } from './kinds.ts';
import { alarm, expectAlarm, expectNotice } from './notices.ts';
import {
  chosen,
  expectTyped,
  field,
  fieldArea,
  fillIn,
  leave,
  offered,
  openForm,
  saveButton,
  title,
} from './record-form.ts';
import { editLink, hold, problem } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

test('A long text grows its field to twenty lines, and is scrolled in it from there on', async ({ page }) => {
  await openForm(page, kindOf('projects').list);
  const area = field(page, 'description_fr');
  const shown = () =>
    area.evaluate((element) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
      const inner = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      return Math.round(inner / parseFloat(lineHeight));
    });
  for (const [typed, lines] of [
    [2, 4],
    [15, 15],
    [40, 20],
    [1, 4],
  ] as const) {
    await area.fill(Array(typed).fill('Une ligne').join('\n'));
    await expect.poll(shown, `${typed} lines`).toBe(lines);
  }
});

for (const kind of KINDS) {
  const { name, list, records, known, required } = kind;
  const stating = `A new one of the ${name} starts as stated, and what is missing is said at each field`;
  const saving = `Saving one of the ${name} tells failures, keeps everything typed and leads back to the list`;

  test(stating, async ({ page }) => {
    await openForm(page, list);
    await expect(title(page)).toHaveText(kind.create);
    for (const [area, rows] of Object.entries(kind.rows)) {
      await expect(field(page, area)).toHaveAttribute('rows', String(rows));
    }
    for (const [select, values] of Object.entries(kind.offers)) {
      await expect(await offered(page, select)).toHaveText([...values]);
      await page.keyboard.press('Escape');
    }
    for (const [started, value] of Object.entries(kind.starts)) {
      await expectTyped(page, { [started]: value });
    }
    for (const way of ['Retour', 'Annuler'] as const) {
      await expect(leave(page, way)).toHaveAttribute('href', list);
    }

    const [first, second] = Object.keys(required) as [string, string];
    await field(page, first).fill('   ');
    await saveButton(page).click();
    for (const [missing, message] of Object.entries(required)) {
      await expect(fieldArea(page, missing).getByText(message, { exact: true })).toBeVisible();
      await expect(field(page, missing)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(required).length);
    await expect(field(page, first)).toBeFocused();
    await field(page, first).fill('Étude');
    await expect(page.getByText(required[first]!, { exact: true })).toHaveCount(0);
    await saveButton(page).click();
    await expect(field(page, second)).toBeFocused();
    await expect(page).toHaveURL(`${list}/new`);
  });

  test(saving, async ({ page, office }) => {
    const word = aWord();
    const record = records.example({ [known]: `Forage ${word}` });
    await openForm(page, list);
    await fillIn(page, record);

    await test.step('the server refuses, then cannot be reached', async () => {
      await page.route(`**${records.path}`, (route) =>
        route.fulfill(problem(500, 'internal_error', 'Une erreur inattendue s’est produite.')),
      );
      await saveButton(page).click();
      await expectAlarm(page, 'Erreur', 'Une erreur inattendue s’est produite.');
      await expect(saveButton(page)).toBeEnabled();
      await page.unrouteAll();
      await page.route(`**${records.path}`, (route) => route.abort());
      await saveButton(page).click();
      await expectAlarm(page, 'Erreur', /ne répond pas/);
      await expect(saveButton(page)).toBeEnabled();
      await expectTyped(page, record);
      await page.unrouteAll();
    });

    await test.step('a double click saves once', async () => {
      const release = await hold(page, `**${records.path}`);
      await saveButton(page).dblclick();
      await expect(page.getByRole('button', { name: 'Enregistrement...', exact: true })).toBeDisabled();
      release();
      await expectNotice(page, 'Succès', kind.created);
      await page.waitForURL(list);
      const stored = await records.stored(office, word);
      const expected = Object.entries(record).filter(([, value]) => value !== null);
      expect(stored).toMatchObject([Object.fromEntries(expected)]);
    });

    await test.step('it is filled in again, and saved with Ctrl+S', async () => {
      await editLink(page, `Forage ${word}`).click();
      await expect(title(page)).toHaveText(kind.edit);
      await expectTyped(page, record);
      await field(page, known).fill(`Puits ${word}`);
      await page.keyboard.press('Control+s');
      await expectNotice(page, 'Succès', kind.revised);
      await page.waitForURL(list);
      const stored = await records.stored(office, word);
      expect(stored).toMatchObject([{ [known]: `Puits ${word}` }]);
      await records.withdraw(office, [stored[0]!.id]);
    });
  });

  test(`An id that is none of the ${name} is said to be unknown`, async ({ page }) => {
    // Of no record, and of no form that an id has.
    const id = name === 'projects' ? 'nulle-part' : '01a1f943-0000-7000-8000-000000000000';
    await page.goto(`${list}/${id}`);
    await expect(page.getByText(kind.unknown, { exact: true })).toBeVisible();
    await expect(alarm(page, 'Erreur', 'Introuvable.')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Retour à la liste', exact: true })).toHaveAttribute(
      'href',
      list,
    );
    await expect(saveButton(page)).toHaveCount(0);
  });
}

test('Stored values that the form does not offer stay', async ({ page, office }) => {
  const projects = kindOf('projects');
  const publications = kindOf('publications');
  const partners = kindOf('partners');
  const word = aWord();
  const older = { type: 'Méthodologie', category: 'Innovation', language: 'ES' };
  for (const [kind, values] of [
    [projects, { category: 'Hydrologie', status: 'completed' }],
    [publications, older],
    [partners, { type: 'Fondation' }],
  ] as const) {
    const { list, records, known } = kind;
    const { id } = await records.publish(office, { ...values, [known]: `Seuil ${word}` });
    await openForm(page, list, id);
    for (const [name, value] of Object.entries(values)) {
      await expect(chosen(page, name)).toHaveText(value === 'completed' ? 'Terminé' : value);
    }
    await field(page, 'description_en').fill('Changed');
    await saveButton(page).click();
    await expectNotice(page, 'Succès', kind.revised);
    expect(await records.stored(office, word)).toMatchObject([values]);
    await records.withdraw(office, [id]);
  }
});
