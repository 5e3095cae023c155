interface Statement {
  readonly Effect?: string;
  readonly Principal?: unknown;
  readonly NotPrincipal?: unknown;
}

/**
 * A bucket policy without what it allows to everybody; undefined when nothing is left.
 * @throws SyntaxError when it is no JSON
 */
export function withoutPublicAccess(policy: string): string | undefined {
  const document = JSON.parse(policy) as { readonly Statement?: Statement | readonly Statement[] };
  const statements = [document.Statement ?? []].flat();
  const kept = statements.filter((statement) => !isPublic(statement));
  if (kept.length === statements.length) return policy;
  return kept.length === 0 ? undefined : JSON.stringify({ ...document, Statement: kept });
}

function isPublic({ Effect, Principal, NotPrincipal }: Statement): boolean {
  if (Effect !== 'Allow') return false;
  if (NotPrincipal !== undefined) return true;
  const named = typeof Principal === 'object' && Principal !== null ? Object.values(Principal) : [Principal];
  return named.flat().includes('*');
}
