export { reportMissing } from './missing';
export type { SubmittedForm, AnyPage, LoadContext, Page, PageHead, PageInput, PageReport } from './page';
