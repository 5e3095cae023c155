import type { Partner } from '@site/api-client';
import type { RecordKind } from '../editing/record-kind';
import { RecordPage } from '../editing/record-page';
import { partnerCalls } from './partner-calls';
import { PartnerFields } from './partner-fields';
import { emptyPartner, PARTNER_RULES, type PartnerValues } from './partner-rules';

const PARTNER: RecordKind<Partner, PartnerValues> = {
  calls: partnerCalls,
  rules: PARTNER_RULES,
  empty: emptyPartner,
  Body: PartnerFields,
  texts: 'partnerForm',
  list: '/admin/partners',
};

export function PartnerFormPage() {
  return <RecordPage kind={PARTNER} />;
}
