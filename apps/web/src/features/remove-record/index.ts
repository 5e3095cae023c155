export { useRemoval } from './model/use-removal';
export type { Removal, Removable, RemovalCalls } from './model/use-removal';
export { useRestoring } from './model/use-restoring';
export { prepareQuestion, RemovalQuestion } from './ui/removal-question';
export { RemoveButton } from './ui/remove-button';
