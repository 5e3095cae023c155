import { expect, it, vi } from 'vitest';
import { pageScript } from './page-script';

/** Runs as soon as the page has loaded, as where somebody signs in. */
function run(entry: string): void {
  vi.stubGlobal('$_TSR', { router: { manifest: { routes: {} }, dehydratedData: { texts: {} } } });
  const [script] = pageScript(entry);
  new Function('location', script!.children)({ pathname: '/auth', host: 'example.org' });
}

it('A page that is nothing without its script says so where that does not come, and asks for it once', async () => {
  document.body.innerHTML = '<div data-unstarted hidden></div><a href="/">Accueil</a>';
  run('/assets/lost.js');
  const place = document.querySelector('div')!;
  await vi.waitFor(() => expect(place.hidden).toBe(false));
  place.hidden = true;
  document.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await new Promise((later) => setTimeout(later, 50));
  expect(place.hidden).toBe(true);
});
