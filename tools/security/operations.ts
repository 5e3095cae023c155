import { expectStatus } from './checks.ts';
import type { Site } from './site.ts';

export interface Operation {
  readonly id: string;
  readonly verb: string;
  /** With ids that nothing has. */
  readonly path: string;
  /** Whether a right is needed, beyond being signed in. */
  readonly byRole: boolean;
  /** Whether anyone may call it. */
  readonly open: boolean;
  /** Whether it takes a body, and that as JSON alone. */
  readonly takesJson: boolean;
}

interface Documented {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

const NOTHING: Readonly<Record<string, string>> = {
  kind: 'projects',
  role: 'admin',
  version: '1',
  bucket: 'project-images',
  name: '0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg',
};

/** What the document says that the product can do. */
export async function operationsOf(site: Site): Promise<Operation[]> {
  const { body } = expectStatus(await site.ask('/api/openapi.json'), 200);
  const paths = body['paths'] as Readonly<Record<string, Readonly<Record<string, Documented>>>>;
  return Object.entries(paths).flatMap(([template, verbs]) =>
    Object.entries(verbs).map(([verb, { operationId, security = [], requestBody, responses }]) => ({
      id: operationId,
      verb: verb.toUpperCase(),
      path: template.replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => NOTHING[name] ?? '01900000-0000-7000-9000-000000000000',
      ),
      // Of one's own account 403 asks for a code.
      byRole: '403' in responses && !template.startsWith('/api/v1/auth/'),
      open:
        security.length === 0 ||
        security.some((one) => Object.keys(one).length === 0 || 'session-cookie' in one),
      takesJson:
        requestBody !== undefined && Object.keys(requestBody.content).every((type) => type.endsWith('json')),
    })),
  );
}

export async function guardedOperations(site: Site): Promise<Operation[]> {
  return (await operationsOf(site)).filter(({ open }) => !open);
}
