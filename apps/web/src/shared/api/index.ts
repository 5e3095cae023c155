export { onceMoreIfBusy } from './once-more-if-busy';
export { QUERY_DEFAULTS } from './query-defaults';
export { useSingleMutation } from './use-single-mutation';
