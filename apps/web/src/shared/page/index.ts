export { reportMissing } from './missing';
export type {
  SubmittedForm,
  AnyPage,
  Draft,
  LoadContext,
  Page,
  PageHead,
  PageInput,
  PageReport,
} from './page';
