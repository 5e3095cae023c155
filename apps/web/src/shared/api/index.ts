export { onceMoreIfBusy } from './once-more-if-busy';
export { useSingleMutation } from './use-single-mutation';
