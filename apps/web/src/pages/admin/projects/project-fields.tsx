import { PROJECT_CATEGORIES, PROJECT_STATUSES } from '@site/vocabulary';
import { useTranslation } from '../../../shared/i18n';
import { ChoiceField } from '../editing/choice-field';
import { FieldGroup } from '../editing/field-group';
import { TextField } from '../editing/text-field';
import { TextPair } from '../editing/text-pair';
import { ImageField } from '../upload/image-field';

export function ProjectFields() {
  const { t } = useTranslation('admin');
  return (
    <>
      <FieldGroup title={t('form.texts')}>
        <TextPair name="title" />
        <TextPair name="description" rows={4} />
      </FieldGroup>
      <FieldGroup title={t('form.details')} columns>
        <ChoiceField name="category" offered={PROJECT_CATEGORIES} placeholder={t('form.chooseCategory')} />
        <ChoiceField name="status" offered={PROJECT_STATUSES} />
        <TextField name="location" />
        <TextField name="date" placeholder="2024" />
        <TextField name="beneficiaries" />
      </FieldGroup>
      <ImageField name="image_url" bucket="project-images" texts="upload.image" />
    </>
  );
}
