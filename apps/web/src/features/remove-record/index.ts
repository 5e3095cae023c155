export { RemovalDialog } from './removal-dialog';
export { useRemoval, type Removal, type RemovalCalls } from './use-removal';
