import { LOCALES, type Locale } from '@site/vocabulary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewAsked } from '../../../entities/content';
import { useLocale } from '../../../shared/i18n';
import { useClosing } from '../../../shared/ui/admin';
import type { Values } from '../../../shared/ui/admin-form';
import type { RecordKind } from '../model/record-kind';
import { PreviewFrame } from './preview-frame';
import { PreviewRefusal } from './preview-refusal';
import styles from './preview.module.css';

const WIDTHS = [360, 1440] as const;
const VIEWS = ['page', 'card'] as const;
/** From this width on, in pixels, a page as computers have it can be read in the drawer. */
const WIDE = 768;

interface PreviewDrawerProps {
  readonly name: string;
  readonly id: string | undefined;
  readonly values: Values;
  readonly preview: NonNullable<RecordKind<never>['preview']>;
  /** What is shown first. */
  readonly first: PreviewAsked['view'];
  /** It is gone, and with it the hold it had on the focus. */
  readonly onClosed: () => void;
}

/** What visitors would see: in both languages, on a phone and on a computer, in the list and on its page. */
export function PreviewDrawer({ name, id, values, preview, first, onClosed }: PreviewDrawerProps) {
  const { t } = useTranslation('preview');
  const locale = useLocale();
  const { close, drawer } = useClosing(onClosed);
  const [language, setLanguage] = useState<Locale>(locale);
  const [view, setView] = useState<PreviewAsked['view']>(first);
  const [width, setWidth] = useState<number>(() => (window.innerWidth < WIDE ? WIDTHS[0] : WIDTHS[1]));
  const shown = useQuery({
    queryKey: ['preview', name, id, language, view, values],
    queryFn: () => preview(values, { id, language, view }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Nothing of what is not saved outlives the drawer.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Drawer {...drawer} size="100%" title={t('title')} classNames={{ body: `${styles.drawer}` }}>
      <div className={styles.choices}>
        <Segmented
          tabIndex={-1}
          aria-label={t('view')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        />
        <Segmented
          tabIndex={-1}
          aria-label={t('language')}
          value={language}
          onChange={setLanguage}
          options={LOCALES.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <Segmented
          tabIndex={-1}
          aria-label={t('width')}
          value={width}
          onChange={setWidth}
          options={WIDTHS.map((value) => ({
            value,
            label: String(value),
            title: t(value === WIDTHS[0] ? 'phone' : 'computer'),
          }))}
        />
        <p className={styles.note}>{t('note')}</p>
      </div>
      {shown.error === null ? (
        <PreviewFrame
          html={shown.data}
          width={width}
          busy={shown.isFetching}
          title={`${t(view === 'page' ? 'pageIn' : 'cardIn')} (${language.toUpperCase()})`}
          onEscape={close}
        />
      ) : (
        <PreviewRefusal error={shown.error} onRetry={() => void shown.refetch()} />
      )}
    </Drawer>
  );
}
