import { searchEverywhere, type SearchHit } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindNames, kindPath } from '../../../entities/content';
import { lastVisits } from '../../../entities/visit';
import { useLocale } from '../../../shared/i18n';
import { folded } from '../../../shared/text';
import { ADMIN_PATH, SECTIONS } from './sections';

/** Where somebody may want to go. */
export interface Destination {
  readonly href: string;
  readonly name: string;
  readonly detail?: string;
}

export interface DestinationGroup {
  readonly title: string;
  readonly items: readonly Destination[];
}

/** A pause after which somebody has typed enough to be answered, in milliseconds. */
const PAUSE = 120;
const SHORTEST = 2;

/** Records, messages and people as the server finds them, and screens by their names; what was opened last while nothing is typed. */
export function useSearch(typed: string) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const wanted = usePaused(typed.trim());
  const isSettled = wanted === typed.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['search', wanted],
    queryFn: ({ signal }) => searchEverywhere({ q: wanted }, { signal }),
    enabled: [...wanted].length >= SHORTEST,
    staleTime: 0,
    gcTime: 0,
  });
  const screens: readonly Destination[] = [
    ...SECTIONS.map(({ path, text }) => ({ href: path, name: t(text) })),
    ...kindNames().map((name) => ({
      href: `${ADMIN_PATH}${kindPath(name)}/new`,
      name: t(`dashboard.new.${name}`),
    })),
    { href: `${ADMIN_PATH}/account`, name: t('dashboard.ownAccount') },
    { href: `${ADMIN_PATH}/password`, name: t('dashboard.ownPassword') },
  ];
  const nothing = typed.trim() === '';
  const words = folded(typed).split(/\s+/);
  const matching = screens.filter(({ name }) => words.every((word) => folded(name).includes(word)));
  // What was found for other words is not offered: Enter opens the first of what is.
  const found = isSettled && [...wanted].length >= SHORTEST ? (data?.items ?? []) : [];
  const groups: readonly DestinationGroup[] = [
    { title: t('find.visited'), items: nothing ? lastVisits() : [] },
    ...[...new Set(found.map(({ kind }) => kind))].map((kind) => ({
      title: t(SECTIONS.find(({ path }) => path === `${ADMIN_PATH}/${kind}`)?.text ?? kind),
      items: found.filter((hit) => hit.kind === kind).map((hit) => destinationOf(hit, locale)),
    })),
    { title: t('find.screens'), items: matching },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    busy: isFetching || !isSettled,
  };
}

function destinationOf({ kind, id, detail, ...titles }: SearchHit, locale: 'fr' | 'en'): Destination {
  // An account has no screen of its own: its line in the list stands for it.
  const own = kind === 'users' ? `?q=${encodeURIComponent(detail ?? '')}` : `/${id}`;
  return {
    href: `${ADMIN_PATH}/${kind}${own}`,
    name: titles[`title_${locale}`],
    ...(detail && { detail }),
  };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
