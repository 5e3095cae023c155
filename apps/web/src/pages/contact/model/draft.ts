import { fieldOf, textsOf } from '../../../shared/form';
import { FIELDS } from './fields';
import type { Typed } from './fields';

/** Ends with the tab: `localStorage` holds nothing but the language. */
const KEY = 'contact-draft';

interface Draft {
  readonly typed: Typed;
  /** The subject that the address asked for when it was typed. */
  readonly asked: string;
}

export function keepDraft(form: HTMLFormElement, asked: string): void {
  const draft: Draft = { typed: textsOf(form, FIELDS), asked };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full: what was typed lives as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was kept.
  }
}

/** Fills in again what was typed before a reload, where nothing has been typed since. */
export function restoreDraft(form: HTMLFormElement, asked: string): void {
  const draft = storedDraft();
  if (draft === undefined) return;
  for (const name of FIELDS) {
    const field = fieldOf(form, name);
    const value: unknown = draft.typed[name];
    if (field === undefined || !('defaultValue' in field)) continue;
    if (field.value !== field.defaultValue || typeof value !== 'string') continue;
    // A link that names another subject says what the visitor wants now.
    if (name !== 'sujet' || draft.asked === asked || asked === '') field.value = value;
  }
}

function storedDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Draft> | null;
    return draft?.typed ? { typed: draft.typed, asked: String(draft.asked) } : undefined;
  } catch {
    return undefined;
  }
}
