import { ADMIN_ROLE, type ApiKeyScope } from '@site/vocabulary';
import type { Readership } from '../content/readership';
import type { Caller } from './caller';

/** Who changes records reads them as they are: sent back as visitors read it, one would lose what it names that is hidden. */
export const READING_SCOPES = ['read', 'content:write'] as const satisfies readonly ApiKeyScope[];

/** Who reads what is hidden from visitors, too. */
export function readershipOf(caller: Caller | undefined): Readership {
  if (caller?.roles.includes(ADMIN_ROLE) === true) return 'editors';
  return READING_SCOPES.some((scope) => caller?.keyScopes?.includes(scope)) ? 'programs' : 'visitors';
}
