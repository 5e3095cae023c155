import type { FirmInLanguage } from '@site/vocabulary';
import { loadFirm, DEFAULT_FIRM } from '../../entities/firm';
import { loadTexts } from '../../shared/i18n';
import type { AppContext } from '../app-context';

/** What every page shows: the facts of the firm, as far as they are not the defaults that the script has anyway. */
export interface RootData {
  firm: Partial<FirmInLanguage>;
}

/** How long a visit goes on with the facts it has, in milliseconds. */
export const FIRM_FRESH_FOR = 60_000;

export async function loadRoot({ context }: { context: AppContext }): Promise<RootData> {
  const [firm] = await Promise.all([loadFirm(context), loadTexts(context.i18n, ['common'])]);
  const own = Object.entries(firm).filter(
    ([name, value]) => value !== DEFAULT_FIRM[name as keyof FirmInLanguage],
  );
  return { firm: Object.fromEntries(own) };
}

export function wholeFirm(data: RootData | undefined): FirmInLanguage {
  return { ...DEFAULT_FIRM, ...data?.firm };
}

/** The facts as the root of these matches has them. */
export function firmOf(matches: readonly { readonly loaderData?: unknown }[]): FirmInLanguage {
  return wholeFirm(matches[0]?.loaderData as RootData | undefined);
}
