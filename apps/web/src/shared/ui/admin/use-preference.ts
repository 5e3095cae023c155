import { create } from 'zustand';

const usePreferences = create<Readonly<Record<string, string>>>()(() => ({}));

/** A choice that this browser remembers, for all who ask; without storage it lasts as long as the page. */
export function usePreference<Value extends string>(name: string, initial: Value) {
  const key = `admin-${name}`;
  const chosen = usePreferences((preferences) => preferences[key]);
  const choose = (next: Value) => {
    usePreferences.setState({ [key]: next });
    try {
      localStorage.setItem(key, next);
    } catch {
      return;
    }
  };
  return [(chosen ?? remembered(key) ?? initial) as Value, choose] as const;
}

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
