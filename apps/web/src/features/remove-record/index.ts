export { useRemoval, type Removal, type Removable } from './model/use-removal';
export { useRestoring } from './model/use-restoring';
export { prepareQuestion, RemovalQuestion } from './ui/removal-question';
export { RemoveButton } from './ui/remove-button';
