export { reportMissing } from './missing';
export type { AnyPage, Draft, LoadContext, Page, PageHead, PageInput, PageReport } from './page';
export type { SubmittedForm } from '@site/vocabulary';
