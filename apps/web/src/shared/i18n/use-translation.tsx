import type { i18n, TFunction } from 'i18next';
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

const I18nContext = createContext<i18n | undefined>(undefined);

export function I18nProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** Undefined where nothing gives texts: what reports a failed start stands outside of everything. */
export function useGivenI18n(): i18n | undefined {
  return use(I18nContext);
}

export interface Translation {
  t: TFunction;
  i18n: i18n;
  /** Whether the texts are there: pages load theirs before they show, the administration as it opens. */
  ready: boolean;
}

const changes = ['languageChanged', 'loaded'] as const;

/** The texts of some namespaces in the language of this visit; the first one needs no prefix. */
export function useTranslation(...namespaces: readonly string[]): Translation {
  const instance = use(I18nContext);
  if (!instance) throw new Error('There is no I18nProvider above this component.');
  // One string stands for all that a text depends on: the language, and whether its namespace is loaded.
  const names = namespaces.join(' ');
  const snapshot = () =>
    `${instance.language} ${names} ${names.split(' ').every((name) => !name || instance.hasLoadedNamespace(name))}`;
  const state = useSyncExternalStore(
    (listener) => {
      for (const change of changes) instance.on(change, listener);
      return () => changes.forEach((change) => instance.off(change, listener));
    },
    snapshot,
    snapshot,
  );
  const ready = state.endsWith('true');
  useEffect(() => {
    if (!ready) void instance.loadNamespaces(names.split(' '));
  }, [instance, names, ready]);
  // A new function for each state: memoised children see that texts have changed.
  const t = useMemo(
    () => instance.getFixedT(state.split(' ')[0] ?? null, names ? names.split(' ') : null),
    [instance, names, state],
  );
  return { t, i18n: instance, ready };
}
