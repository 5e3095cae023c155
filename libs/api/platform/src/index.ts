export {
  CurrentCaller,
  MaybeCaller,
  Public,
  PublicRecognising,
  Roles,
  SignedIn,
} from './access/access.decorators';
export { AuthenticationGuard } from './access/authentication.guard';
export { CallerAuthority } from './access/caller';
export type { Caller } from './access/caller';
export { PersonNames } from './access/person-names';
export { RolesGuard } from './access/roles.guard';
export { isPersonal, sessionCookieName } from './access/session-cookie-name';
export type { MailSettings } from './config/mail-settings';
export type { S3Settings } from './config/s3-settings';
export { readSettings, SettingsError } from './config/settings';
export type { LogLevel, Settings } from './config/settings';
export { SETTINGS } from './config/settings.token';
export { KnownParametersGuard } from './http/known-parameters.guard';
export { listAnswer, ListQuery, NextCursor, pageRequest, SortedBy } from './http/list-query';
export { isUuid } from './http/pagination';
export type { Keyset, Sort, Sorts } from './http/pagination';
export { ProblemFilter, sendProblem } from './http/problem.filter';
export { localeOf } from './http/problem.wording';
export { RecordIdPipe } from './http/record-id.pipe';
export { SlugPipe } from './http/slug.pipe';
export { MayBeEmpty, RequiredText, Rule, Text } from './http/validation.decorators';
export { sendBytes } from './http/send-bytes';
export type { ByteSource, BytesAnswer } from './http/send-bytes';
export { StrictValidationPipe } from './http/validation.pipe';
export { SeenVersion, versionTag } from './http/version-tag';
export { AnswersBytes } from './openapi/bytes.decorator';
export { BEARER, createOpenApiDocument, SESSION_COOKIE } from './openapi/document';
export { CLEARED_COOKIE_HEADER, ETAG_HEADER, SESSION_COOKIE_HEADER } from './openapi/headers';
export { ProblemDto, Problems } from './openapi/problems.decorator';
export {
  AnswersList,
  AnswersPublicRecord,
  AnswersRecord,
  CreatesRecord,
  RemovesRecord,
  RevisesRecord,
} from './openapi/record-routes';
export { AdministratorOnly, NamesRecord, NeedsSeenVersion, Revalidated } from './openapi/route.decorators';
export { Database } from './persistence/database';
export type { RunQuery } from './persistence/database';
export { instant, keysetPage } from './persistence/keyset-page';
export type { Condition, ListedTable, ListPage, ListRequest, PageRequest } from './persistence/keyset-page';
export { lastEdit } from './persistence/last-edit-column';
export { localized } from './persistence/localized-column';
export { migrate, MigrationFailure } from './persistence/migrate';
export type { MigrationStep } from './persistence/migrate';
export { MikroOrmRepository } from './persistence/mikro-orm.repository';
export { createOrm } from './persistence/orm';
export { wasRemoved } from './persistence/removed-records';
export { SystemClock, UuidV7Generator } from './persistence/system-inputs';
export { TablePages } from './persistence/table-pages';
export type { PagedTable } from './persistence/table-pages';
export { isDatabaseUnavailable } from './persistence/unavailable';
export { answerOnce } from './idempotency/answer-once';
export { IdempotencyStore } from './idempotency/idempotency-store';
export type { Claim, IdempotentRequest, StoredAnswer } from './idempotency/idempotency-store';
export {
  AcceptsIdempotencyKey,
  IdempotencyInterceptor,
  Idempotent,
} from './idempotency/idempotent.decorator';
export { InMemoryIdempotencyStore } from './idempotency/in-memory.idempotency-store';
export { PostgresIdempotencyStore } from './idempotency/postgres.idempotency-store';
export { namesTag, preferredEncoding } from './kept/encoding';
export { Keep, keepFor } from './kept/keep.decorator';
export { KeptAnswers } from './kept/kept-answers';
export { PostgresContentChanges } from './kept/postgres-content-changes';
export { HTML_TYPE, JSON_TYPE, PublicAnswers } from './kept/public-answers';
export type { PublicContent } from './kept/public-answers';
export { clientKey } from './limits/client-address';
export { InMemoryRateLimiter, PostgresRateLimiter } from './limits/flexible.rate-limiter';
export { ClientLimitGuard, LimitedBy } from './limits/limited-by.decorator';
export { spendMail } from './limits/mail-limit';
export { RateLimiter } from './limits/rate-limiter';
export type { Limit } from './limits/rate-limiter';
export { adminContentPolicy, DOCS_POLICY, siteContentPolicy } from './server/content-policy';
export { Cors } from './server/cors';
export { exchangeOf } from './server/exchange';
export type { Exchange } from './server/exchange';
export { endGracefully } from './server/graceful-shutdown';
export { DatabaseProbe, HealthController } from './server/health.controller';
export { SERVER_WAITS } from './server/http-server';
export { createLogs, loggingModule } from './server/logging';
export type { Logs } from './server/logging';
export { Readiness } from './server/readiness';
export { API_POLICY, FILE_POLICY, securityHeaders, setHeaders } from './server/security-headers';
export type { FlatHeaders } from './server/security-headers';
export { SiteAdapter } from './server/site.adapter';
export { StaticAssets } from './server/static-assets';
export { Turns } from './server/turns';
