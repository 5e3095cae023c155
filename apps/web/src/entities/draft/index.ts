export { draftOf, forgetDrafts } from './model/draft';
export type { Draft } from './model/draft';
