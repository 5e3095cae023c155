export { MarkUnknown, type MarksShown } from './ui/mark-unknown';
