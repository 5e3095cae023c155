import { RecordPage } from '../../../../features/edit-record';
import { FILE_FORM } from '../model/file-form';

/** What a file is called and shows, where it is used, and its bytes. */
export function FilePage() {
  return <RecordPage kind={FILE_FORM} />;
}
