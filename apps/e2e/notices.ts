import { expect, type Locator, type Page } from '@playwright/test';
import { said } from './wording.ts';

/** A notice that something was done. */
export function notice(page: Page, title: string, description?: string): Locator {
  return toast(page.getByRole('status'), page, title, description);
}

/** A notice in destructive style. */
export function alarm(page: Page, title: string, description?: string | RegExp): Locator {
  return toast(page.getByRole('alert'), page, title, description);
}

function toast(all: Locator, page: Page, title: string, description?: string | RegExp): Locator {
  const titled = all.filter({ has: page.getByText(said(title)) });
  if (description === undefined) return titled;
  const words = typeof description === 'string' ? said(description) : description;
  return titled.filter({ has: page.getByText(words) });
}

export async function expectNotice(page: Page, title: string, description?: string): Promise<void> {
  await expectTold(page, notice(page, title, description), 'status', title, description);
}

export async function expectAlarm(page: Page, title: string, description?: string | RegExp): Promise<void> {
  await expectTold(page, alarm(page, title, description), 'alert', title, description);
}

interface Told {
  readonly role: string | null;
  readonly texts: readonly string[];
}

/** Runs in the page from its beginning. Notices leave after seconds that a busy machine may spend elsewhere. */
export function recordNotices(): void {
  const told: Told[] = [];
  Object.assign(window, { told });
  const isNotice = (element: Element) => element.matches('[role=status], [role=alert]');
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue;
      // What comes into a notice that stands already is told with it.
      const around = added.parentElement?.closest('[role=status], [role=alert]') ?? added;
      for (const one of new Set([around, added, ...added.querySelectorAll('*')].filter(isNotice))) {
        const texts = [one, ...one.querySelectorAll('*')].map(({ textContent }) => textContent);
        told.push({ role: one.getAttribute('role'), texts });
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** It stands there, or stood there since; what has been found once is not found again. */
async function expectTold(
  page: Page,
  shown: Locator,
  role: string,
  title: string,
  description?: string | RegExp,
): Promise<void> {
  const words = [title, description].filter((text) => text !== undefined);
  const wanted = words.map((text) => (typeof text === 'string' ? said(text) : text).source);
  const wasTold = () =>
    page.evaluate(
      ([kind, sources]) => {
        const { told = [] } = window as Window & { told?: Told[] };
        const place = told.findIndex(
          (one) =>
            one.role === kind &&
            sources.every((source) => one.texts.some((text) => new RegExp(source).test(text))),
        );
        return place >= 0 && told.splice(place, 1).length > 0;
      },
      [role, wanted] as const,
    );
  const seen = async () => (await wasTold().catch(() => false)) || shown.first().isVisible();
  await expect.poll(seen, { message: `${role} “${words.join(' – ')}”` }).toBe(true);
}
