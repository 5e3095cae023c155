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
  await expect(notice(page, title, description).first()).toBeVisible();
}

export async function expectAlarm(page: Page, title: string, description?: string | RegExp): Promise<void> {
  await expect(alarm(page, title, description).first()).toBeVisible();
}
