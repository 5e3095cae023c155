import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_SEARCH } from '../model/list-address';
import styles from './list-tools.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string, options: { readonly replace: boolean }) => void;
}

const PAUSE_MS = 300;

/** Searches after a pause, at once on Enter. What is typed in one go is one step of the history. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const field = useRef<InputRef>(null);
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
    <Input
      ref={field}
      type="search"
      className={`${styles.search}`}
      prefix={<SearchOutlined aria-hidden />}
      suffix={typed === '' ? <kbd aria-hidden="true">/</kbd> : null}
      allowClear
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
      onClear={clear}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') finish(typed.trim());
        if (event.key === 'Escape') clear();
      }}
    />
  );
}

const WRITABLE = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** The « / » key leads to the field from anywhere but another field or a dialog. */
function useSlash(field: { readonly current: InputRef | null }): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest(WRITABLE) !== null) return;
      event.preventDefault();
      field.current?.focus({ cursor: 'all' });
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
