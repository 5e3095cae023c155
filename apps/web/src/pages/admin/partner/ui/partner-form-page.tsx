import { PARTNERS } from '@site/vocabulary';
import { contentForm } from '../../../../features/edit-record';
import { ContentFormPage } from '../../../../widgets/admin-content';
import { PartnerFields } from './partner-fields';

const PARTNER = contentForm(PARTNERS, { Body: PartnerFields, texts: 'partnerForm' });

export function PartnerFormPage() {
  return <ContentFormPage kind={PARTNER} />;
}
