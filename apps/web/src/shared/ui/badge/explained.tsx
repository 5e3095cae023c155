import type { ReactNode } from 'react';
import { useKnownWord } from '../../i18n';

interface Props {
  /** The word or its key, as it is stored. */
  of: string;
  children: ReactNode;
}

/** A word of the trade with what it stands for, where that is known. */
export function Explained({ of, children }: Props) {
  const meaning = useKnownWord('common', 'meaning')(of);
  return meaning === of ? children : <abbr title={meaning}>{children}</abbr>;
}
