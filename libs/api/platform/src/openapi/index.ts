export { ForReadership, ReadByAnyone } from './public-read.decorator';
export { AnswersBytes } from './bytes.decorator';
export { shareComponents } from './components';
export { BEARER, createOpenApiDocument, SESSION_COOKIE, type Chapters } from './document';
export {
  CLEARED_COOKIE_HEADER,
  ETAG_HEADER,
  RATE_LIMIT_HEADERS,
  savedAs,
  SESSION_COOKIE_HEADER,
} from './headers';
export { NamedRecordDto } from '../http/problem.dto';
export { Problems, REFUSED_BODY } from './problems.decorator';
export {
  AnswersFacets,
  AnswersList,
  AnswersPublicRecord,
  AnswersRecord,
  ChangesRecord,
  CreatesRecord,
  RemovesRecord,
  ReplacesRecord,
  RevisesRecord,
} from './record-routes';
export { AdministratorOnly, NamesRecord, NeedsSeenVersion, Revalidated } from './route.decorators';
