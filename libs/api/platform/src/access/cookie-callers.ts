import type { Request } from 'express';

/** Who calls by the session cookie alone, as a browser asks for images; the composition root binds it to the identity module. */
export abstract class CookieCallers {
  /** Roles that the owner of the session holds at this moment; none without a living one. */
  abstract rolesOf(request: Request): Promise<readonly string[]>;
}
