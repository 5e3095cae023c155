export { changesOf, inputOf, listOf, listQueryOf, recordOf, revisionOf, shownOf } from './bodies';
export { CHANGED_AT, VERSION } from './bodies';
export { columnsOf, recordColumnsOf } from './columns';
export { facetQueryOf, facetsOf, filteredQueryOf } from './filter-queries';
export { whereAsked } from './facets';
export { seesHidden, type Readership } from './readership';
export { kindsInAnswer } from './related-records';
export { factsOfChosenFiles, FileFactsDto, factsOfFiles } from './file-facts';
export type { FilesOfRecord } from './file-facts';
export {
  ContentReader,
  fieldColumns,
  listRequest,
  PostgresContentReader,
  recordStateColumns,
} from './content-reader';
export type { ContentRequest, SearchRequest, StoredRow } from './content-reader';
export {
  draftOf,
  editorialOf,
  momentText,
  recordValues,
  sortsOf,
  recordStateOf,
  valuesOf,
  versionedValues,
} from './shapes';
export type { Filters, RecordOf, ShownOf, RecordState } from './shapes';
export { changesOnly, patchedBody, replacingBody } from './merge-patch';
export type { SeenBody } from './merge-patch';
export { OfIds } from './ids-parameter';
export { pageOf } from './page-address';
export { RecordQuery } from './record-query';
