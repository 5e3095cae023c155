import { PUBLICATIONS } from '@site/vocabulary';
import { languageName } from '../../../../entities/content';
import { contentForm } from '../../../../features/edit-record';
import { inLocale } from '../../../../shared/i18n';
import { ContentFormPage } from '../../../../widgets/admin-content';
import { PublicationFields } from './publication-fields';

const PUBLICATION = contentForm(PUBLICATIONS, {
  Body: PublicationFields,
  texts: 'publicationForm',
  publicAddress: ({ id, hidden }, locale) =>
    hidden === true ? undefined : inLocale(`/resources/${id}`, locale),
  own: { language: { word: languageName } },
});

export function PublicationFormPage() {
  return <ContentFormPage kind={PUBLICATION} />;
}
