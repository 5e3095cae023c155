import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedDialog } from '../../../shared/ui/admin';
import styles from './search.module.css';

const load = () => import('./search-dialog');
const SearchDialog = loadedDialog(async () => (await load()).SearchDialog);

/** The field of the header: a press of it, or Ctrl K anywhere, opens the search. @param ready the server has said who is there, which a press of keys waits for */
export function SearchOpener({ ready }: { readonly ready: boolean }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      if (event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        className={`${styles.opener}`}
        disabled={!ready}
        icon={<SearchOutlined aria-hidden />}
        aria-label={t('find.title')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <span className={styles.words}>{t('find.open')}</span>
        {/* Its name says what it does; what it shows besides is no part of that. */}
        <kbd className={`${styles.words} ${styles.keys}`} data-keys="Ctrl K" aria-hidden="true" />
      </Button>
      {open && ready ? <SearchDialog onClosed={() => setOpen(false)} /> : null}
    </>
  );
}
