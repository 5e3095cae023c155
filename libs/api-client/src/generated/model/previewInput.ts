/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Language } from './language';
import type { PreviewInputValues } from './previewInputValues';
import type { PreviewInputView } from './previewInputView';

export interface PreviewInput {
  language: Language;
  /** Its card in a list, or its page */
  view: PreviewInputView;
  /** Of the stored record that is edited; absent: it is a new one */
  id?: string;
  /** Fields as for saving; what is missing is shown as empty */
  values: PreviewInputValues;
}
