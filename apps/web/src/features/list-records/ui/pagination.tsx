import { Link } from '@tanstack/react-router';
import { Pagination as Pages } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import { writeAddress } from '../model/list-address';
import { PAGE_SIZE, pagesOf, type ListedPage } from '../model/read-page';
import type { List } from '../model/use-list';
import styles from './list-screen.module.css';

interface PaginationProps {
  readonly list: List<unknown>;
  readonly shown: ListedPage<unknown>;
  /** The reader goes on at the top of the list. */
  readonly onTurn: () => void;
}

const STEPS: Readonly<Record<string, string>> = { prev: 'list.previousPage', next: 'list.nextPage' };

/** Numbered pages as links: each can be opened, copied and come back to. */
export function Pagination({ list, shown, onTurn }: PaginationProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { page, total } = shown;
  const last = pagesOf(total);
  if (last === 1) return null;
  const figure = (value = 0) => value.toLocaleString(locale);
  return (
    <nav aria-label={t('list.pages')}>
      <Pages
        className={`${styles.pages}`}
        current={page}
        total={total}
        pageSize={PAGE_SIZE}
        showSizeChanger={false}
        showLessItems
        showTotal={(_, [from, to]) =>
          t('list.range', { from: figure(from), to: figure(to), total: figure(total) })
        }
        onChange={(to) => {
          list.change({ page: to });
          onTurn();
        }}
        itemRender={(to, type, shape) =>
          to < 1 || to > last || type.startsWith('jump') || (type !== 'page' && to === page) ? (
            shape
          ) : (
            // The item around it has the focus, and answers to Enter.
            <Link
              to={list.path}
              search={writeAddress({ ...list.address, page: to })}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              tabIndex={-1}
              {...(to === page && { 'aria-current': 'page' as const })}
              aria-label={STEPS[type] === undefined ? `${t('list.page')} ${figure(to)}` : t(STEPS[type])}
              onClick={(event) => {
                event.stopPropagation();
                onTurn();
              }}
            >
              {type === 'page' ? figure(to) : type === 'prev' ? '‹' : '›'}
            </Link>
          )
        }
      />
    </nav>
  );
}
