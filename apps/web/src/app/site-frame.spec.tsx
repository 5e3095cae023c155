import { FIRM_DEFAULTS } from '@site/vocabulary';
import { cleanup, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { importedTexts, type FindTexts } from '../shared/i18n';
import { api, visit, visitorForTests } from './testing';

visitorForTests();

const names = {
  fr: ['Accueil', 'À propos', 'Expertise', 'Projets', 'Ressources', 'Partenariats', 'Contact'],
  en: ['Home', 'About', 'Expertise', 'Projects', 'Resources', 'Partnerships', 'Contact'],
};
const paths = ['/', '/about', '/services', '/projects', '/resources', '/partnerships', '/contact'];

describe('the navigation', () => {
  it('leads to the seven pages in French and highlights the present one', async () => {
    const { page } = await visit('/about');
    const [bar] = await page.findAllByRole('navigation', { name: 'Navigation principale' });
    const links = within(bar as HTMLElement).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.textContent)).toEqual(names.fr);
    expect(links.map((link) => link.pathname)).toEqual(paths);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[1]]);
  });

  it('highlights the same link at the second name of an address', async () => {
    const { page } = await visit('/en/domaines');
    const [bar] = await page.findAllByRole('navigation', { name: 'Main navigation' });
    const present = within(bar as HTMLElement).getByRole('link', { current: 'page' });
    expect(present.textContent).toBe('Expertise');
  });

  it('stays under /en in English', async () => {
    const { page } = await visit('/en/contact');
    const [bar] = await page.findAllByRole('navigation', { name: 'Main navigation' });
    const links = within(bar as HTMLElement).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.textContent)).toEqual(names.en);
    expect(links.map((link) => link.pathname)).toEqual(
      paths.map((path) => (path === '/' ? '/en' : `/en${path}`)),
    );
  });

  it('lifts off the page beyond 50 pixels', async () => {
    const { page } = await visit('/contact');
    const [bar] = (await page.findAllByRole('banner')) as [HTMLElement];
    const scrollTo = async (top: number) => {
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
      window.dispatchEvent(new Event('scroll'));
    };
    await scrollTo(50);
    await waitFor(() => expect(bar.hasAttribute('data-scrolled')).toBe(false));
    await scrollTo(51);
    await waitFor(() => expect(bar.hasAttribute('data-scrolled')).toBe(true));
    vi.restoreAllMocks();
  });
});

describe('the language switch', () => {
  it('shows the same page in the chosen language and remembers it', async () => {
    const { page, address } = await visit('/services');
    const english = await page.findByText<HTMLAnchorElement>('English');
    expect([english.pathname, english.lang, english.hreflang]).toEqual(['/en/services', 'en', 'en']);
    await userEvent.setup().click(english);
    expect(await page.findByRole('heading', { level: 1, name: 'Areas of Expertise' })).toBeTruthy();
    expect(address()).toBe('/en/services');
    expect(localStorage.getItem('language')).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('shows the page that somebody has gone on to before the texts came', async () => {
    let come = (): void => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    const late: FindTexts = async (language, name) => {
      if (language === 'en') await coming;
      return importedTexts(language, name);
    };
    const { page, address } = await visit('/about', undefined, { texts: late });
    const user = userEvent.setup();
    await user.click(await page.findByText('English'));
    await user.click(page.getAllByRole('link', { name: 'Expertise' })[0]!);
    await page.findByRole('heading', { level: 1, name: /^Domaines/ });
    come();
    expect(await page.findByRole('heading', { level: 1, name: 'Areas of Expertise' })).toBeTruthy();
    expect(address()).toBe('/en/services');
  });

  it('stays with the language that was chosen last, whatever comes when', async () => {
    let come = (): void => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    const read: string[] = [];
    const late: FindTexts = async (language, name) => {
      if (language === 'en') await coming;
      read.push(`${language}/${name}`);
      return importedTexts(language, name);
    };
    const { page, address } = await visit('/services', undefined, { texts: late });
    const user = userEvent.setup();
    for (const name of ['English', 'Français']) await user.click(await page.findByRole('link', { name }));
    come();
    await waitFor(() => expect(read).toContain('en/services'));
    // All that could still follow the texts has had its turn.
    await new Promise((resolve) => void setTimeout(resolve, 100));
    expect([address(), document.documentElement.lang, localStorage.getItem('language')]).toEqual([
      '/services',
      'fr',
      'fr',
    ]);
  });
});

describe('a page whose address names no language', () => {
  it('leads to the pages of the language that it turns to', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    const { page } = await visit('/auth');
    const paths = () =>
      within(page.getByRole('contentinfo'))
        .getAllByRole<HTMLAnchorElement>('link')
        .flatMap(({ host, pathname }) => (host === location.host ? pathname : []));
    await waitFor(() => expect(paths()).toContain('/en/legal'));
    expect(paths().filter((path) => !/^\/(en|auth)(\/|$)/.test(path))).toEqual([]);
    expect(document.documentElement.lang).toBe('en');
    vi.restoreAllMocks();
  });
});

describe('the chat widget', () => {
  it('leads to the external chat with a French greeting in every language', async () => {
    const { page } = await visit('/en/contact');
    const widget = (await page.findByText('Chat on WhatsApp')).closest('details') as HTMLDetailsElement;
    expect(widget.open).toBe(false);
    widget.open = true;
    const start = within(widget).getByRole<HTMLAnchorElement>('link', { name: /Start the conversation/ });
    expect(start.host).toBe('wa.me');
    expect(new URL(start.href).searchParams.get('text')).toMatch(/^Bonjour /);
    expect([start.target, start.rel]).toEqual(['_blank', 'noopener noreferrer']);
    await userEvent.setup().click(within(widget).getByRole('button', { name: 'Close' }));
    expect(widget.open).toBe(false);
  });
});

describe('the end of a page', () => {
  it.each([
    ['/projects', /^Bonjour Nzué Conseil, /],
    ['/en/projects', /^Hello Nzué Conseil, /],
    // Stated there.
    ['/en', /^Bonjour Nzué Conseil, /],
  ])('of %s begins a conversation in the words of its readers', async (address, begins) => {
    const { page } = await visit(address);
    const end = document.querySelector<HTMLElement>('section[aria-labelledby="closing-band"]')!;
    const chat = within(end).getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
    expect(page.getByRole('main').contains(end)).toBe(true);
    expect(new URL(chat.href).searchParams.get('text')).toMatch(begins);
  });
});

describe('the footer', () => {
  it('has the legal links, the small admin link and the opening hours', async () => {
    const { page } = await visit('/contact');
    const footer = within(await page.findByRole('contentinfo'));
    const path = (name: string) => footer.getByRole<HTMLAnchorElement>('link', { name }).pathname;
    expect(['Mentions légales', 'Politique de confidentialité', 'Admin'].map(path)).toEqual([
      '/legal',
      '/privacy',
      '/auth',
    ]);
    expect(footer.getByText(/Lundi – Vendredi/).textContent).toContain('8h – 17h');
    expect(footer.getByText(/au capital de/).textContent).toContain('5\u202F000\u202F000\u00A0FCFA');
  });

  it('has the opening hours of the settings', async () => {
    const differing = { ...FIRM_DEFAULTS, weekdays_open: '07:30', weekdays_close: '16:00' };
    api.use(http.get('*/api/v1/settings', () => HttpResponse.json(differing)));
    for (const [address, hours] of [
      ['/legal', '7h30 – 16h'],
      ['/en/legal', '7:30\u00A0am – 4\u00A0pm'],
    ] as const) {
      const { page } = await visit(address);
      expect((await page.findByRole('contentinfo')).textContent).toContain(hours);
      cleanup();
    }
  });
});

describe('the bar of a phone', () => {
  it('leads to quote, chat and telephone, as far as they are known, and not on the contact page', async () => {
    const ways = async (address: string) => {
      const { page } = await visit(address);
      const bar = page.queryByRole('navigation', { name: /^(Nous joindre vite|Reach us quickly)$/ });
      const links = bar
        ? within(bar)
            .getAllByRole<HTMLAnchorElement>('link')
            .map(({ href }) => href)
        : [];
      cleanup();
      return links.map((href) => decodeURIComponent(href.replace(location.origin, '')));
    };
    expect(await ways('/about')).toEqual([
      '/contact?sujet=Devis',
      'https://wa.me/?text=Bonjour Nzué Conseil, je souhaite échanger avec vous au sujet d’un projet.',
    ]);
    const known = { ...FIRM_DEFAULTS, phone: '+225 27 22 41 00 01', whatsapp_number: '2250701020304' };
    api.use(http.get('*/api/v1/settings', () => HttpResponse.json(known)));
    expect(await ways('/en/about')).toEqual([
      '/en/contact?sujet=Quote',
      'https://wa.me/2250701020304?text=Hello Nzué Conseil, I would like to discuss a project with you.',
      'tel:+2252722410001',
    ]);
    expect(await ways('/contact')).toEqual([]);
  });
});

describe('an unknown address', () => {
  it.each(['/inconnu', '/en/unknown'])('answers %s in English, and logs the visit', async (address) => {
    const logged: unknown[] = [];
    const warn = vi.spyOn(console, 'warn').mockImplementation((...words) => void logged.push(words));
    const { page, report } = await visit(address);
    expect(await page.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
    expect(page.getByRole('link', { name: 'Return to Home' })).toBeTruthy();
    const ways = page.getByRole('navigation', { name: /^(Poursuivre la visite|Where to go from here)$/ });
    expect(within(ways).getAllByRole('link')).toHaveLength(3);
    expect(report.status).toBe(404);
    expect(logged).toHaveLength(1);
    warn.mockRestore();
  });
});
