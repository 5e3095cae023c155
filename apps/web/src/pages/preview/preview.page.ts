import { adminTexts, localeOf } from '../../shared/i18n';
import { reportMissing, type Page } from '../../shared/page';
import { NO_SUCH_PAGE } from '../../shared/reading';
import { plainRecord, type PlainRecord } from './model/plain-record';
import { PreviewPage } from './ui/preview-page';

/** A record that is not saved, by the description of its kind alone; null for everybody else. */
export const previewPage: Page<PlainRecord | null> = {
  namespaces: adminTexts('contents', 'fields', 'forms'),
  load: async ({ context }) => {
    const { draft, i18n } = context;
    return draft === undefined ? reportMissing(context) : plainRecord(draft, localeOf(i18n));
  },
  head: (_t, record) => (record ? { ...NO_SUCH_PAGE, title: record.title, description: '' } : NO_SUCH_PAGE),
  Component: PreviewPage,
};
