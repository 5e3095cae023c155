export { draftOf, forgetDrafts, type Draft } from './model/draft';
