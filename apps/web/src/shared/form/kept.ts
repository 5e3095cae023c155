/** What forms keep ends with the tab: `localStorage` holds nothing but the language. */
export function kept<Content extends object>(name: string): Partial<Content> | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Content> | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(name: string, content: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(content));
  } catch {
    // Blocked or full: what was typed lives as long as the page.
  }
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Blocked: nothing was kept.
  }
}
