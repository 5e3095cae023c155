import { useNavigate } from '@tanstack/react-router';
import { AutoComplete, Modal } from 'antd';
import { useRef, useState, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../model/use-search';
import styles from './search.module.css';

interface SearchDialogProps {
  /** It is gone, and with it the hold it had on the focus. */
  readonly onClosed: () => void;
}

/** A search over everything that can be opened: type, choose with the arrows, go with Enter. */
export function SearchDialog({ onClosed }: SearchDialogProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const field = useRef<ComponentRef<typeof AutoComplete>>(null);
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const { groups, busy } = useSearch(typed);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Modal
      open={open}
      title={t('find.title')}
      footer={null}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => {
        // Not the button that closes.
        if (shown) field.current?.focus();
      }}
      afterClose={onClosed}
      destroyOnHidden
      className={`${styles.dialog}`}
    >
      <p role="status" className="visually-hidden">
        {typed === '' || busy ? '' : t('find.found', { count })}
      </p>
      <AutoComplete
        ref={field}
        autoFocus
        className={`${styles.field}`}
        aria-label={t('find.title')}
        placeholder={t('find.placeholder')}
        open
        defaultActiveFirstOption
        maxLength={100}
        getPopupContainer={(field) => field.parentElement ?? field}
        listHeight={420}
        value={typed}
        onChange={(text: string) => setTyped(text)}
        notFoundContent={busy ? t('loading') : t('find.none')}
        options={groups.map(({ title, items }) => ({
          label: title,
          options: items.map(({ href, name, detail }) => ({
            value: href,
            title: '',
            label: (
              <span className={styles.hit}>
                <span className={styles.name}>{name}</span>
                {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
              </span>
            ),
          })),
        }))}
        onKeyDown={({ key }) => {
          // The list would keep the key to itself.
          if (key === 'Escape') setOpen(false);
        }}
        onSelect={(href: string) => {
          setOpen(false);
          void navigate({ href });
        }}
      />
    </Modal>
  );
}
