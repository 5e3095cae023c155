export { Answer } from './answer';
export { sendAnswer } from './send-answer';
export { preferredEncoding } from './encoding';
export { Cached, cacheFor } from './cached.decorator';
export { ResponseCache } from './response-cache';
export { SharedCachePurge } from './shared-cache-purge';
export { SharedCaching } from './shared-caching';
export { PostgresContentChanges } from './postgres-content-changes';
export { HTML_TYPE, JSON_TYPE, PublicAnswers, type PublicContent } from './public-answers';
