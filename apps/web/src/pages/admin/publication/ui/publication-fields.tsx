import type { PUBLICATIONS } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../../../../entities/content';
import {
  ChoiceField,
  FieldGroup,
  Hint,
  FreeDateField,
  TextField,
  TextPair,
  type BodyProps,
} from '../../../../features/edit-record';
import { FileField } from '../../../../features/upload-file';
import { useLocale } from '../../../../shared/i18n';

export function PublicationFields({ record }: BodyProps<ContentRecord<typeof PUBLICATIONS>>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <>
      <FieldGroup title={t('form.texts')}>
        <TextPair name="title" />
        <TextPair name="description" rows={4} />
      </FieldGroup>
      <FieldGroup title={t('form.details')} columns>
        <ChoiceField name="type" placeholder={t('form.chooseType')} />
        <ChoiceField name="category" placeholder={t('form.chooseCategory')} />
        <ChoiceField name="language" placeholder={t('form.chooseLanguage')} />
        <FreeDateField name="date" />
        <TextField name="date_en" hint={t('form.sameInEnglish')} />
      </FieldGroup>
      <FileField name="file_url" sizeName="file_size" bucket="publications" texts="upload.file" />
      {record === undefined ? null : (
        <Hint>{t('publicationForm.downloads', { number: record.downloads.toLocaleString(locale) })}</Hint>
      )}
    </>
  );
}
