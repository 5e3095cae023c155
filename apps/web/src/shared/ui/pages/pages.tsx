import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ListPath } from '../../reading';
import styles from './pages.module.css';

interface Props {
  /** Address of the list, without language. */
  path: ListPath;
  page: number;
  last: number;
  /** Search and filters, which go on. */
  asked?: Readonly<Record<string, string>>;
}

const around = 1;
// A further page is another address, though its path is the same.
const whole = { exact: true, includeSearch: true } as const;

/** The way through the pages of a long list; nothing where one page holds everything. */
export function Pages({ path, page, last, asked }: Props) {
  const { t } = useTranslation('common');
  if (last < 2) return null;
  const search = (to: number) => ({ ...asked, ...(to > 1 && { page: String(to) }) });
  return (
    <nav className={`${styles.pages} no-print`} aria-label={t('pages.label')}>
      <ol>
        {page > 1 && (
          <li>
            <Link
              to={path}
              search={search(page - 1)}
              rel="prev"
              activeOptions={whole}
              className={styles.step}
            >
              <span aria-hidden="true">← </span>
              {t('pages.previous')}
            </Link>
          </li>
        )}
        {numbers(page, last).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={path}
                search={search(number)}
                activeOptions={whole}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`${t('pages.page')} ${number}`}
                className={styles.number}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < last && (
          <li>
            <Link
              to={path}
              search={search(page + 1)}
              rel="next"
              activeOptions={whole}
              className={styles.step}
            >
              {t('pages.next')}
              <span aria-hidden="true"> →</span>
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The first page, the last and those around the present one; undefined where some are left out. */
function numbers(page: number, last: number): (number | undefined)[] {
  const shown = [1, last];
  for (let near = page - around; near <= page + around; near += 1) shown.push(near);
  const sorted = [...new Set(shown)].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1];
    return before !== undefined && n - before > 1 ? [undefined, n] : [n];
  });
}
