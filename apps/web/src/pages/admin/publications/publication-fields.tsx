import type { Publication } from '@site/api-client';
import { PUBLICATION_CATEGORIES, PUBLICATION_LANGUAGES, PUBLICATION_TYPES } from '@site/vocabulary';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { ChoiceField } from '../editing/choice-field';
import { FieldGroup } from '../editing/field-group';
import styles from '../editing/form.module.css';
import type { BodyProps } from '../editing/record-kind';
import { TextField } from '../editing/text-field';
import { TextPair } from '../editing/text-pair';
import { FileField } from '../upload/file-field';

export function PublicationFields({ record }: BodyProps<Publication>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <>
      <FieldGroup title={t('form.texts')}>
        <TextPair name="title" />
        <TextPair name="description" rows={4} />
      </FieldGroup>
      <FieldGroup title={t('form.details')} columns>
        <ChoiceField name="type" offered={PUBLICATION_TYPES} placeholder={t('form.chooseType')} />
        <ChoiceField
          name="category"
          offered={PUBLICATION_CATEGORIES}
          placeholder={t('form.chooseCategory')}
        />
        <ChoiceField name="language" offered={PUBLICATION_LANGUAGES} placeholder={t('form.chooseLanguage')} />
        <TextField name="date" placeholder="2024" />
      </FieldGroup>
      <FileField name="file_url" sizeName="file_size" bucket="publications" texts="upload.file" />
      {record === undefined ? null : (
        <p className={styles.hint}>
          {t('publicationForm.downloads', { number: record.downloads.toLocaleString(locale) })}
        </p>
      )}
    </>
  );
}
