import { PUBLICATIONS } from '@site/vocabulary';
import { languageName } from '../../../../entities/content';
import { contentForm } from '../../../../features/edit-record';
import { ContentFormPage } from '../../../../widgets/admin-content';
import { PublicationFields } from './publication-fields';

const PUBLICATION = contentForm(PUBLICATIONS, {
  Body: PublicationFields,
  texts: 'publicationForm',
  own: { language: { word: languageName } },
});

export function PublicationFormPage() {
  return <ContentFormPage kind={PUBLICATION} />;
}
