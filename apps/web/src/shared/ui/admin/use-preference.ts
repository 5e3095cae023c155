import { create } from 'zustand';
import { tryStorage } from '../../storage';

const usePreferences = create<Readonly<Record<string, string>>>()(() => ({}));

/** A choice that this browser remembers, for all who ask; without storage it lasts as long as the page. */
export function usePreference<Value extends string>(name: string, initial: Value) {
  const key = `admin-${name}`;
  const chosen = usePreferences((preferences) => preferences[key]);
  const choose = (next: Value) => {
    usePreferences.setState({ [key]: next });
    tryStorage(() => localStorage.setItem(key, next));
  };
  const remembered = () => tryStorage(() => localStorage.getItem(key));
  return [(chosen ?? remembered() ?? initial) as Value, choose] as const;
}
