import { QUOTE_DETAILS } from '@site/vocabulary';
import { fieldOf } from '../../../shared/form';
import { readSessionStorage, removeFromSessionStorage, writeSessionStorage } from '../../../shared/storage';
import type { SubmittedForm } from '../../../shared/page';
import { FIELDS } from './fields';

const NAME = 'contact-draft';
/** Of what may have been sent already: it outlives a reload as the draft does, else the draft goes out twice. */
export const ATTEMPT = 'contact-attempt';

const NAMES = [...FIELDS, ...QUOTE_DETAILS];

interface Draft {
  /** By field; of a choice its place among the others, which are worded in either language. */
  readonly typed: Readonly<Record<string, unknown>>;
  /** The subject that the address asked for when it was typed. */
  readonly asked: string;
}

export function keepDraft(form: HTMLFormElement, asked: string): void {
  const typed = { ...storedDraft()?.typed };
  // What this form has no field for stays as it was.
  for (const name of NAMES) {
    const field = fieldOf(form, name);
    if (field) typed[name] = isChoice(field) ? String(field.selectedIndex) : field.value;
  }
  writeSessionStorage(NAME, { typed, asked } satisfies Draft);
}

export function forgetDraft(): void {
  removeFromSessionStorage(NAME);
  removeFromSessionStorage(ATTEMPT);
}

/** The answer that is heeded already: the router may show its page once more. */
let heeded: SubmittedForm | undefined;

/** Begins with what was typed before; where the page answers a form posted without script, that was typed last. */
export function openDraft(form: HTMLFormElement, asked: string, submitted: SubmittedForm | null): void {
  if (submitted === null) return restoreDraft(form, asked);
  if (submitted === heeded) return;
  heeded = submitted;
  if (submitted.outcome === 'accepted') forgetDraft();
  else keepDraft(form, asked);
}

/** Fills in again what was typed before a reload, where nothing has been typed since. */
function restoreDraft(form: HTMLFormElement, asked: string): void {
  const draft = storedDraft();
  if (draft === undefined) return;
  for (const name of NAMES) {
    const field = fieldOf(form, name);
    const value = draft.typed[name];
    if (field === undefined || typeof value !== 'string') continue;
    if (isChoice(field)) {
      if (field.selectedIndex === 0 && field.options[Number(value)]) field.selectedIndex = Number(value);
      continue;
    }
    if (field.value !== field.defaultValue) continue;
    // A link that names another subject says what the visitor wants now.
    if (name !== 'sujet' || draft.asked === asked || asked === '') field.value = value;
  }
}

const isChoice = (field: Element) => field instanceof HTMLSelectElement;

function storedDraft(): Draft | undefined {
  const draft = readSessionStorage<Draft>(NAME);
  return draft?.typed ? { typed: draft.typed, asked: String(draft.asked) } : undefined;
}
