import { downloadsOf, publishWithDocument } from './documents.ts';
import { projects } from './projects.ts';
import { publications } from './publications.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';
import { visit } from './visits.ts';

test('The page of a publication says everything of it and brings its document', async ({ page, office }) => {
  const word = aWord();
  const made = await publishWithDocument(office, {
    title_fr: `Étiages ${word}`,
    title_en: `Low waters ${word}`,
    description_fr: 'Un premier paragraphe.\n\nUn second paragraphe.',
    language: 'Bilingue',
  });
  await visit(page, `/resources?q=${word}`);
  await page.getByRole('link', { name: made.title_fr, exact: true }).click();
  await expect(page).toHaveURL(`/resources/${made.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.title_fr);
  await expect(page.getByText('Un second paragraphe.', { exact: true })).toBeVisible();
  const facts = page.getByRole('complementary', { name: 'Fiche' });
  await expect(facts.locator('dd')).toHaveText(['2024', '0', '1.25 MB', 'Bilingue']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    facts.getByRole('link', { name: 'Télécharger' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${made.title_fr}.pdf`);
  await expect.poll(() => downloadsOf(office, made.id)).toBe(1);
  await publications.withdraw(office, [made.id]);
});

test('Pages of publications and projects begin a conversation in their language that names them', async ({
  page,
  office,
  baseURL,
}) => {
  const word = aWord();
  const publication = await publications.publish(office, { title_en: `Low waters ${word}` });
  const project = await projects.publish(office, { title_fr: `Seuil ${word}` });
  for (const [path, words, message] of [
    [
      `/en/resources/${publication.id}`,
      /^Discuss it on WhatsApp/,
      `I am writing about the publication “${publication.title_en}”:`,
    ],
    [
      `/projects/${project.id}`,
      /^En parler sur WhatsApp/,
      `je vous écris au sujet du projet « ${project.title_fr} » :`,
    ],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: words });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const address = new URL((await link.getAttribute('href'))!);
    expect(address.host).toBe('wa.me');
    expect(address.searchParams.get('text')?.replace(/\s/g, ' ')).toContain(message.replace(/\s/g, ' '));
    expect(address.searchParams.get('text')).toContain(`${baseURL}${path}`);
  }
  await publications.withdraw(office, [publication.id]);
  await projects.withdraw(office, [project.id]);
});

test('A publication that is removed is gone, one that never was is not found', async ({
  request,
  office,
}) => {
  const { id } = await publications.publish(office);
  expect((await request.get(`/resources/${id}`)).status()).toBe(200);
  await publications.withdraw(office, [id]);
  await expect.poll(async () => (await request.get(`/en/resources/${id}`)).status()).toBe(410);
  for (const unknown of ['01a1f943-0000-7000-8000-000000000000', 'rien', '%3Cscript%3E', '..%2f..%2fadmin']) {
    const answer = await request.get(`/resources/${unknown}`);
    expect(answer.status(), unknown).toBe(404);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
});

test('The page of a publication is one sheet on paper, without bars and buttons', async ({
  page,
  office,
}) => {
  const made = await publications.publish(office, { title_fr: `Feuille ${aWord()}` });
  await page.goto(`/resources/${made.id}`);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    'Télécharger',
    'En parler sur WhatsApp',
    'Demander un devis',
    'Toutes les publications',
  ]) {
    await expect(page.getByRole('link', { name: hidden }).filter({ visible: true }), hidden).toHaveCount(0);
  }
  await expect(page.getByText(`/resources/${made.id}`).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.title_fr);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  await publications.withdraw(office, [made.id]);
});
