import type { Publication } from '@site/api-client';
import type { RecordKind } from '../editing/record-kind';
import { RecordPage } from '../editing/record-page';
import { publicationCalls } from './publication-calls';
import { PublicationFields } from './publication-fields';
import { emptyPublication, PUBLICATION_RULES, type PublicationValues } from './publication-rules';

const PUBLICATION: RecordKind<Publication, PublicationValues> = {
  calls: publicationCalls,
  rules: PUBLICATION_RULES,
  empty: emptyPublication,
  Body: PublicationFields,
  texts: 'publicationForm',
  list: '/admin/publications',
};

export function PublicationFormPage() {
  return <RecordPage kind={PUBLICATION} />;
}
