/** Private browsing may refuse storage, and it may be full: what was typed or chosen lives as long as the page. */
export function tryStorage<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
