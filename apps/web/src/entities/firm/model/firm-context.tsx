import { DEFAULT_LOCALE, FIRM_DEFAULTS, firmInLanguage, type FirmInLanguage } from '@site/vocabulary';
import { createContext, use } from 'react';

/** Until the facts have been read, and where they could not be. */
export const DEFAULT_FIRM = firmInLanguage(FIRM_DEFAULTS, DEFAULT_LOCALE);

const FirmContext = createContext<FirmInLanguage>(DEFAULT_FIRM);

/** Gives the facts of the firm to everything on a page. */
export const FirmProvider = FirmContext.Provider;

/** The facts of the firm as its settings have them now. */
export function useFirm(): FirmInLanguage {
  return use(FirmContext);
}
