import { useEffect } from 'react';

const WRITABLE = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Ctrl+Z, but where it takes back what was typed. */
export function useUndoKeys(undo: (() => void) | undefined): void {
  useEffect(() => {
    if (undo === undefined) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
      if (event.target instanceof Element && event.target.closest(WRITABLE) !== null) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [undo]);
}
