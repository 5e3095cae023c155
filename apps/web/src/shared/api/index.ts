export { retryIfBusy } from './retry-if-busy';
export { QUERY_DEFAULTS } from './query-defaults';
export { useSingleMutation } from './use-single-mutation';
