import type { Overview } from '@site/api-client';
import { FIRM_PLACEHOLDERS } from '@site/vocabulary';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests } from '../../../../entities/session/testing';
import { openAdmin } from '../../testing';

browserForTests();

const NOTHING: Overview = {
  messages: [],
  changes: [],
  waiting_accounts: 0,
  waiting_letters: 0,
  sends_mail: true,
  last_backup_at: '2026-03-01T01:30:00Z',
  backup_is_late: false,
  backs_up_nightly: true,
  last_backup_missing: 0,
};
const MESSAGE = {
  id: 'm1',
  nom: 'Yao',
  sujet: 'Devis',
  excerpt: 'Bonjour',
  language: 'fr',
  status: 'new',
  created_at: '2026-03-01T10:00:00Z',
} as const;
const CHANGE = {
  kind: 'projects',
  id: 'p1',
  title_fr: 'Étude du bassin',
  title_en: 'Basin study',
  changed_at: '2026-03-01T10:15:00Z',
  changed_by: 'Awa Koné',
} as const;

function open(
  differing: Partial<Overview>,
  { projects = 12, hidden = 0, figure = '50+', missing = 0, locale = 'fr' as 'fr' | 'en' } = {},
) {
  const counts = { projects, publications: 3, partners: 1, news: 0, new_messages: 1, unread_messages: 1 };
  api.use(
    http.get('*/api/v1/admin/counts', () => HttpResponse.json(counts)),
    http.get('*/api/v1/admin/overview', () => HttpResponse.json({ ...NOTHING, ...differing })),
    http.get('*/api/v1/admin/settings', () =>
      HttpResponse.json({ projects_figure: figure, to_complete: FIRM_PLACEHOLDERS.slice(0, missing) }),
    ),
    http.get('*/api/v1/projects', ({ request }) => {
      const isOfVisitors = new URL(request.url).searchParams.get('visibility') === 'public';
      const total = isOfVisitors ? projects - hidden : projects;
      return HttpResponse.json({ items: [], total, next_cursor: null });
    }),
  );
  return openAdmin('/admin', { locale });
}

const block = (name: string) => screen.getByRole('region', { name });

describe('The dashboard', () => {
  it('shows the newest messages, and marks those that nobody has handled', async () => {
    await open({ messages: [MESSAGE, { ...MESSAGE, id: 'm2', nom: 'Awa', sujet: '', status: 'handled' }] });
    await screen.findByText('Devis');
    const links = within(block('Derniers messages')).getAllByRole('link').slice(1);
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Yao (Nouveau)1er mars 2026Devis', '/admin/messages/m1'],
      ['Awa1er mars 2026Bonjour', '/admin/messages/m2'],
    ]);
  });

  it('shows what was changed last, by whom and when, in the language that is read', async () => {
    await open(
      { changes: [CHANGE, { ...CHANGE, id: 'o1', kind: 'partners', changed_by: null }] },
      { locale: 'en' },
    );
    await screen.findByText('Projects · Awa Koné');
    const links = within(block('Recently changed')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Basin studyProjects · Awa Koné1 Mar 2026, 10:15', '/admin/projects/p1'],
      ['Basin studyPartners1 Mar 2026, 10:15', '/admin/partners/o1'],
    ]);
  });

  it('says so where there is nothing yet, and warns of nothing', async () => {
    await open({});
    await screen.findByText('Aucun message pour le moment.');
    expect(screen.getByText('Rien n’a encore été enregistré.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'À voir' })).toBeNull();
    expect(screen.queryByText('À compléter avant mise en ligne')).toBeNull();
  });

  it('tells what waits: accounts, letters without a mail server, samples that visitors see', async () => {
    await open({ waiting_accounts: 1, waiting_letters: 3, sends_mail: false }, { projects: 0 });
    const list = await screen.findByRole('list', { name: 'À voir' });
    await within(list).findByRole('link', { name: 'Projets' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1 compte attend des droits',
      '3 emails attendent\u00a0: aucun serveur d’envoi n’est réglé (SMTP_URL).',
      'Les visiteurs voient encore des exemples\u00a0: Projets',
    ]);
    expect(within(list).getByRole('link', { name: '1 compte attend des droits' }).getAttribute('href')).toBe(
      '/admin/users',
    );
  });

  it.each([
    ['fr', { projects: 12, hidden: 3 }, 'Le site annonce «\u00a050+\u00a0» projets et n’en montre que 9.'],
    [
      'fr',
      { projects: 1, figure: '6' },
      'Le site annonce «\u00a06\u00a0» projets et n’en montre qu’un seul.',
    ],
    [
      'fr',
      { figure: 'plus de 1 200' },
      'Le site annonce «\u00a0plus de 1 200\u00a0» projets et n’en montre que 12.',
    ],
    ['en', { projects: 9 }, 'The site claims “50+” projects and shows only 9.'],
    ['en', { projects: 1 }, 'The site claims “50+” projects and shows only one.'],
  ] as const)(
    'warns of a number of projects far above those that visitors see: %s %j',
    async (locale, stated, line) => {
      await open({}, { ...stated, locale });
      const list = await screen.findByRole('list', { name: locale === 'fr' ? 'À voir' : 'To look at' });
      const field = within(list).getByRole('link', {
        name: locale === 'fr' ? 'Corriger le chiffre' : 'Correct the figure',
      });
      expect(field.getAttribute('href')).toBe('/admin/settings#projects_figure');
      expect(within(list).getByRole('listitem').textContent).toBe(`${line} ${field.textContent}`);
    },
  );

  it('tells when the last backup was, tryStorage while that is not long ago', async () => {
    await open({});
    expect(await screen.findByText('Dernière sauvegarde : 1er mars 2026, 01:30')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'À voir' })).toBeNull();
  });

  it.each([
    [{ backup_is_late: true }, 'La dernière sauvegarde date du 1er mars 2026, 01:30.'],
    [
      { backup_is_late: true, last_backup_at: null },
      'Aucune sauvegarde n’a encore été faite\u00a0; la prochaine est prévue cette nuit.',
    ],
    [
      { backup_is_late: true, last_backup_at: null, backs_up_nightly: false },
      'Aucune sauvegarde n’est prévue (BACKUP_DIR).',
    ],
    [
      { last_backup_missing: 1 },
      'Il manque un fichier à la sauvegarde du 1er mars 2026, 01:30\u00a0: il est introuvable.',
    ],
    [
      { last_backup_missing: 3 },
      'Il manque 3 fichiers à la sauvegarde du 1er mars 2026, 01:30\u00a0: ils sont introuvables.',
    ],
  ])('calls to attention that it was long ago, or never, or lacks files: %j', async (overview, line) => {
    await open(overview);
    const list = await screen.findByRole('list', { name: 'À voir' });
    expect(within(list).getByRole('listitem').textContent).toBe(line);
    expect(screen.queryByText(/Dernière sauvegarde/)).toBeNull();
  });

  it('does not speak of letters that a mail server will take', async () => {
    await open({ waiting_letters: 3 });
    await screen.findByText('Aucun message pour le moment.');
    expect(screen.queryByText(/attendent/)).toBeNull();
  });

  it('has one line of what is to be completed, which opens', async () => {
    await open({}, { missing: 2 });
    const line = await screen.findByRole('button', { name: /À compléter avant mise en ligne.*2 champs/ });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link', { name: 'Nom du bureau' })).toBeNull();
    await userEvent.click(line);
    const fact = await screen.findByRole('link', { name: 'Nom du bureau' });
    expect(fact.getAttribute('href')).toBe('/admin/settings#name');
    screen.getByText(/^Ces informations n’apparaissent pas sur le site tant qu’elles manquent\./);
  });
});
