export { MarkUnknown } from './ui/mark-unknown';
export type { MarksShown } from './ui/mark-unknown';
