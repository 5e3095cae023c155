export { reportMissing } from './missing';
export type { AnyPage, Draft, LoadContext, Page, PageHead, PageInput, PageReport, SearchOf } from './page';
export type { PathWith } from './path-with';
export type { SubmittedForm } from '@site/vocabulary';
