import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { LONGEST_SEARCH } from './list-address';
import styles from './list-tools.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string, options: { readonly replace: boolean }) => void;
}

const PAUSE_MS = 300;

/** Searches after a pause, at once on Enter. What is typed in one go is one step of the history. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('admin');
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef(false);
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  if (value !== searched) {
    setSearched(value);
    if (value !== typed.trim()) setTyped(value);
  }

  useSlash(field);
  useEffect(() => {
    const text = typed.trim();
    if (text === value) return undefined;
    const timer = setTimeout(() => {
      onSearch(text, { replace: typing.current });
      typing.current = true;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  function finish(text: string): void {
    if (text !== value) onSearch(text, { replace: typing.current });
    typing.current = false;
  }

  function clear(): void {
    setTyped('');
    finish('');
  }

  return (
    <div className={styles.search}>
      <svg viewBox="0 0 20 20" width="18" height="18" fill="none" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5" stroke="currentColor" strokeWidth="1.6" />
        <path d="M12.4 12.4l4.1 4.1" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={LONGEST_SEARCH}
        // Who goes on to a record within the pause is not called back by the search.
        onBlur={() => finish(typed.trim())}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') finish(typed.trim());
          if (event.key === 'Escape') clear();
        }}
      />
      {typed === '' ? (
        <kbd aria-hidden="true">/</kbd>
      ) : (
        <button
          type="button"
          aria-label={t('list.clearSearch')}
          title={t('list.clearSearch')}
          onClick={() => {
            clear();
            field.current?.focus();
          }}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      )}
    </div>
  );
}

const WRITABLE = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** The « / » key leads to the field from anywhere but another field or a dialog. */
function useSlash(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest(WRITABLE) !== null) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
