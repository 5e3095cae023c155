import { tryStorage } from '../storage';

/** Under this name the browser keeps the record of a session. */
export function sessionKey(host: string): string {
  return `session:${host}`;
}

/** Whether somebody seems to be signed in: what is for them alone need not be loaded for others. */
export function remembersSession(): boolean {
  return (tryStorage(() => localStorage.getItem(sessionKey(location.host))) ?? null) !== null;
}
