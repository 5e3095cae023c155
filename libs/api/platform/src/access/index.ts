export {
  CurrentCaller,
  MaybeCaller,
  Public,
  PublicRecognisingIfValid,
  Roles,
  SignedIn,
} from './access.decorators';
export { JwtAuthGuard } from './jwt-auth.guard';
export type { Caller } from './caller';
export { CookieCallers } from './cookie-callers';
export { PersonNames } from './person-names';
export { READING_SCOPES, readershipOf } from './reading';
export { RolesGuard } from './roles.guard';
export { isPersonal, sessionCookieName } from './session-cookie-name';
