import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What must not happen while somebody looks at the site. */
export interface Observation {
  readonly violations: string[];
  readonly foreign: string[];
  readonly failures: string[];
}

/** Notes every broken content policy, every request to another origin and every uncaught error of a page. */
export function observe(page: Page, origin: string): Observation {
  const noted: Observation = { violations: [], foreign: [], failures: [] };
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) noted.violations.push(message.text());
  });
  page.on('pageerror', (error) => noted.failures.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) noted.foreign.push(request.url());
  });
  return noted;
}

export function expectQuiet(noted: Observation): void {
  expect(noted).toEqual({ violations: [], foreign: [], failures: [] });
}

/** What somebody does who is about to use a page: it starts its script. */
export async function show(page: Page): Promise<void> {
  await page.locator('footer a, main a, main button').first().dispatchEvent('pointerover');
}

/** Shows intent and waits until the rendered page is alive: before that, clicks follow plain links. */
export async function alive(page: Page): Promise<void> {
  await show(page);
  // Links to other sites in formatted texts are plain ones for good.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main a:not([rel~="nofollow"]), main button, footer a')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Goes on to another screen of the administration as its links do: what is loaded, and the language, stays. */
export async function goOn(page: Page, address: string): Promise<void> {
  const former = await page.title();
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await expect(page).not.toHaveTitle(former);
}

export async function storedInBrowser(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

export async function cookiesOf(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}
