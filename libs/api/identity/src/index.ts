export { AdministratorService } from './application/administrator.service';
export { SecondFactorService } from './application/second-factor.service';
export { AdministratorBootstrap } from './infrastructure/administrator.bootstrap';
export { AccountData } from './infrastructure/persistence/account-data';
export { identityEntities } from './infrastructure/persistence/identity.mappings';
export { IdentityModule } from './identity.module';
export { PeopleModule } from './people.module';
export { sessionCookieName } from './infrastructure/http/session-cookie';
