import { useEffect, useRef } from 'react';

interface FormKeys {
  readonly save: () => void;
  readonly leave: () => void;
}

/** Ctrl+S saves, Escape leaves; a dialog or a list that is open over the form has Escape to itself. */
export function useFormKeys(keys: FormKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's') {
        event.preventDefault();
        if (!hasDialog()) latest.current.save();
      } else if (event.key === 'Escape' && !isForSomethingElse(event)) {
        event.preventDefault();
        latest.current.leave();
      }
    };
    // Before whoever closes at this key: afterwards the dialog it was meant for would be gone.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.defaultPrevented ||
    event.isComposing ||
    event.repeat ||
    hasDialog() ||
    (target instanceof Element && isUnfolded(target))
  );
}

function hasDialog(): boolean {
  return document.querySelector('[role="dialog"], dialog[open]') !== null;
}

function isUnfolded(element: Element): boolean {
  if (element.closest('[data-unfolded], [role="menu"], details[open]') !== null) return true;
  if (element.getAttribute('aria-expanded') === 'true')
    return element.matches('[role="combobox"], [aria-haspopup="menu"]');
  try {
    return element.matches(':open');
  } catch {
    // Browsers that do not know the selector keep the key to their lists themselves.
    return false;
  }
}
