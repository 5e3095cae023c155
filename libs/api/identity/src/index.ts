export { AdministratorService } from './application/administrator.service';
export { AdministratorBootstrap } from './infrastructure/administrator.bootstrap';
export { IdentityModule } from './identity.module';
export { sessionCookieName } from './infrastructure/http/session-cookie';
