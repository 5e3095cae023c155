import type { FirmInLanguage, FirmPlaceholder } from '@site/vocabulary';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { useFirm } from './firm-context';

/** A fact that may be unknown. */
export type GivenFact = Exclude<FirmPlaceholder | 'address', 'name' | `address_${string}`>;

/** What stands where a fact is unknown; for visitors nothing does. */
export type UnknownMark = ComponentType<{ readonly fact: GivenFact }>;

const MarkContext = createContext<UnknownMark | undefined>(undefined);

export const UnknownMarkProvider = MarkContext.Provider;

/** Gives what a page shows of a fact; `null`, and the page shows neither it nor its row, while it is unknown. */
export function useFact() {
  const firm = useFirm();
  const Mark = use(MarkContext);
  return <Name extends GivenFact>(
    name: Name,
    shown: (fact: NonNullable<FirmInLanguage[Name]>) => ReactNode = String,
  ): ReactNode => {
    const fact = firm[name];
    if (fact !== null) return shown(fact);
    return Mark ? <Mark fact={name} /> : null;
  };
}

/** Rows of a list of facts without those that there is nothing to say in. */
export function knownRows<Row extends readonly [name: string, value: ReactNode]>(
  rows: readonly Row[],
): Row[] {
  return rows.filter(([, value]) => value !== null);
}
