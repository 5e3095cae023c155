import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FIRM_DEFAULTS, FIRM_PLACEHOLDERS } from '@site/vocabulary';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, browserForTests, problem } from '../../../../entities/session/testing';
import { field } from '../../../../features/edit-record/testing';
import { openAdmin } from '../../testing';
import { settingsOnServer } from '../testing';

browserForTests();

beforeEach(() => {
  api.use(
    http.get('*/api/v1/admin/counts', () =>
      HttpResponse.json({ projects: 0, publications: 0, partners: 0, news: 0 }),
    ),
  );
});

const opened = (name = 'Enregistrer') => screen.findByRole('button', { name });
const save = async (name = 'Enregistrer') => userEvent.click(await opened(name));
async function retype(id: string, text: string): Promise<void> {
  await userEvent.clear(field(id));
  if (text !== '') await userEvent.type(field(id), text);
}

describe('The settings of the firm', () => {
  it('are filled in with the facts as they are, and lead to the site', async () => {
    settingsOnServer({ name: 'Atelier fictif', saturday_open: null, saturday_close: null });
    await openAdmin('/admin/settings');
    await screen.findByRole('heading', { level: 1, name: 'Paramètres du site' });
    await opened();
    const shown = Object.fromEntries(Object.keys(FIRM_DEFAULTS).map((id) => [id, field(id).value]));
    expect(shown).toMatchObject({
      name: 'Atelier fictif',
      capital_fcfa: '5000000',
      created_on: '10/02/2025',
      weekdays_close: '17:00',
      saturday_open: '',
      identification_number: '',
    });
    const ways = screen.getAllByRole('link', { name: 'Voir le site' });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/', '/']);
    expect(field('address_fr').lang).toBe('fr');
    expect(field('address_en').lang).toBe('en');
  });

  it('are saved whole, each as what it is, and the screen is left', async () => {
    const server = settingsOnServer();
    const router = await openAdmin('/admin/settings');
    await opened();
    await retype('name', ' Atelier fictif ');
    await retype('phone', '+225 27 00 00 00 00');
    await retype('whatsapp_number', '+225 07 00 00 00 00');
    await retype('capital_fcfa', '10 000 000');
    await retype('social_url', 'reseau.example/atelier');
    await retype('saturday_open', '');
    await retype('saturday_close', '');
    await save();
    await screen.findByText('Paramètres enregistrés avec succès');
    expect(server.facts()).toEqual({
      ...FIRM_DEFAULTS,
      name: 'Atelier fictif',
      phone: '+225 27 00 00 00 00',
      whatsapp_number: '2250700000000',
      capital_fcfa: 10_000_000,
      social_url: 'https://reseau.example/atelier',
      saturday_open: null,
      saturday_close: null,
    });
    expect(router.state.location.pathname).toBe('/admin');
  });

  it('are refused field by field before they are sent', async () => {
    const server = settingsOnServer();
    await openAdmin('/admin/settings', { locale: 'en' });
    await opened('Save');
    await retype('name', '  ');
    await retype('email', 'nobody');
    await retype('capital_fcfa', '1,5');
    await save('Save');
    await screen.findByText('This field is required');
    await screen.findByText('Please enter a valid email address.');
    await screen.findByText('A whole number from 1 to 999999999999999 is expected');
    expect(document.activeElement).toBe(field('name'));
    expect(server.facts()).toEqual(FIRM_DEFAULTS);
  });

  it('show at the field what only the server can refuse', async () => {
    settingsOnServer();
    api.use(
      http.put('*/api/v1/admin/settings', () =>
        problem(422, 'validation_failed', 'Certains champs ne peuvent pas être acceptés.', [
          { pointer: '/weekdays_close', code: 'hours_order', message: 'L’heure de fermeture doit suivre' },
        ]),
      ),
    );
    await openAdmin('/admin/settings');
    await opened();
    await retype('weekdays_open', '18:00');
    await save();
    const said = () => document.getElementById('weekdays_close_help')?.textContent;
    await waitFor(() => expect(said()).toBe('L’heure de fermeture doit suivre'));
    expect(field('weekdays_open').value).toBe('18:00');
    await waitFor(() => expect(document.activeElement).toBe(field('weekdays_close')));
  });

  it('that cannot be loaded can be asked for again', async () => {
    settingsOnServer();
    let broken = true;
    api.use(
      http.get('*/api/v1/admin/settings', () =>
        broken ? problem(503, 'dependency_unavailable', 'Service indisponible.') : undefined,
      ),
    );
    await openAdmin('/admin/settings');
    await screen.findByText('Les paramètres n’ont pas pu être chargés.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await opened();
  });
});

/** The list of the dashboard, once its line has been opened. */
async function toComplete(title: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
  return screen.findByRole('list', { name: title });
}

describe('A fact that is still to be given', () => {
  it('says so below its field until something else stands there', async () => {
    settingsOnServer({ email: 'bureau@example.org' });
    await openAdmin('/admin/settings');
    await opened();
    const marks = () => screen.queryAllByText('À compléter').length;
    expect(marks()).toBe(FIRM_PLACEHOLDERS.length - 1);
    const described = field('phone').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('À compléter');
    await retype('phone', '+225 27 00 00 00 00');
    await retype('address_en', 'Cocody');
    expect(marks()).toBe(FIRM_PLACEHOLDERS.length - 3);
  });

  it('is no longer listed once the last one is given', async () => {
    const given = Object.fromEntries(FIRM_PLACEHOLDERS.map((name) => [name, `My ${name}`]));
    const { phone } = FIRM_DEFAULTS;
    const reach = { email: 'a@example.org', whatsapp_number: '12345678', social_url: 'https://a.example' };
    settingsOnServer({ ...given, ...reach, phone });
    await openAdmin('/admin', { locale: 'en' });
    const title = 'To be completed before going live';
    const list = await toComplete(title);
    await userEvent.click(within(list).getByRole('link', { name: 'Phone' }));
    await opened('Save');
    await retype('phone', '+225 27 00 00 00 00');
    await save('Save');
    await screen.findByRole('heading', { name: 'Administration Dashboard' });
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  });
});

describe('A brochure', () => {
  it('is shown with the size of its file, as it is now', async () => {
    const brochure_url = '/files/publications/0f3c9a5e7b1d4826a0c4e8f2b6d91357.pdf';
    settingsOnServer({ brochure_url });
    api.use(
      http.get('*/api/v1/files', () =>
        HttpResponse.json({ items: [{ url: brochure_url, content_version: 2, file_size: '1.25 MB' }] }),
      ),
    );
    await openAdmin('/admin/settings');
    await screen.findByText('1.25 MB');
    const link = screen.getByText('1.25 MB').closest('a');
    expect(link?.getAttribute('href')).toBe(`${brochure_url}?v=2`);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le fichier' }));
    expect(screen.queryByText('1.25 MB')).toBeNull();
  });

  it('is no link, and a picture is not loaded, where what is stored is no file of this product', async () => {
    settingsOnServer({ brochure_url: 'javascript:alert(1)', share_image_url: '//evil.test/x.jpg' });
    await openAdmin('/admin/settings');
    const [remove] = await screen.findAllByRole('button', { name: 'Retirer le fichier' });
    expect(remove).toBeTruthy();
    const addresses = [...document.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    );
    expect(addresses.filter((address) => /alert|evil/.test(address ?? ''))).toEqual([]);
  });
});
