import { tryStorage } from './try-storage';

/** What is kept ends with the tab. */
export function readSessionStorage<Content extends object>(name: string): Partial<Content> | undefined {
  return (
    tryStorage(() => JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Content> | null) ??
    undefined
  );
}

export function writeSessionStorage(name: string, content: object): void {
  tryStorage(() => sessionStorage.setItem(name, JSON.stringify(content)));
}

export function removeFromSessionStorage(name: string): void {
  tryStorage(() => sessionStorage.removeItem(name));
}

/** Whatever has a name that begins so. */
export function clearSessionStorage(prefix: string): void {
  tryStorage(() =>
    Object.keys(sessionStorage)
      .filter((name) => name.startsWith(prefix))
      .forEach(removeFromSessionStorage),
  );
}
