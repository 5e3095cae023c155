export type { AnyPage, LoadContext, Page, PageHead, PageInput, PageReport } from './page';
