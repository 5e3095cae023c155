export { useSingleMutation } from './use-single-mutation';
