import { Link } from '@tanstack/react-router';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { writeAddress } from './list-address';
import { shownPages } from './shown-pages';
import styles from './pagination.module.css';
import { PAGE_SIZE, pagesOf, type ListedPage } from './read-page';
import type { List } from './use-list';

interface PaginationProps {
  readonly list: List<unknown>;
  readonly shown: ListedPage<unknown>;
  /** The reader goes on at the top of the list. */
  readonly onTurn: () => void;
}

/** Numbered pages as links: each can be opened, copied and come back to. */
export function Pagination({ list, shown, onTurn }: PaginationProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { page, total } = shown;
  const last = pagesOf(total);
  if (last === 1) return null;
  const figure = (value: number) => value.toLocaleString(locale);
  const way = (to: number) => ({
    to: list.path,
    search: writeAddress({ ...list.address, page: to }),
    resetScroll: false,
    activeOptions: { exact: true, includeSearch: true },
    onClick: onTurn,
  });

  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      <p className={styles.range}>
        {t('list.range', {
          from: figure((page - 1) * PAGE_SIZE + 1),
          to: figure(Math.min(page * PAGE_SIZE, total)),
          total: figure(total),
        })}
      </p>
      <ul>
        <li>
          {page === 1 ? (
            <span className={styles.step} aria-hidden="true">
              ‹
            </span>
          ) : (
            <Link {...way(page - 1)} className={styles.step} aria-label={t('list.previousPage')} rel="prev">
              ‹
            </Link>
          )}
        </li>
        {shownPages(page, last).map((shownPage) =>
          typeof shownPage === 'string' ? (
            <li key={shownPage} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shownPage}>
              {shownPage === page ? (
                <span className={styles.page} aria-current="page">
                  <span className="visually-hidden">{t('list.page')} </span>
                  {figure(shownPage)}
                </span>
              ) : (
                <Link
                  {...way(shownPage)}
                  className={styles.page}
                  aria-label={`${t('list.page')} ${figure(shownPage)}`}
                >
                  {figure(shownPage)}
                </Link>
              )}
            </li>
          ),
        )}
        <li>
          {page === last ? (
            <span className={styles.step} aria-hidden="true">
              ›
            </span>
          ) : (
            <Link {...way(page + 1)} className={styles.step} aria-label={t('list.nextPage')} rel="next">
              ›
            </Link>
          )}
        </li>
      </ul>
    </nav>
  );
}
