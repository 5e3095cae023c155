import { PROJECTS } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import {
  ChoiceField,
  FieldGroup,
  FlagField,
  FreeDateField,
  SuggestedField,
  TextField,
  TextPair,
  usedBefore,
} from '../../../../features/edit-record';
import { ImageField } from '../../../../features/upload-file';

const locations = usedBefore(PROJECTS, 'location');

export function ProjectFields() {
  const { t } = useTranslation('admin');
  return (
    <>
      <FieldGroup title={t('form.texts')}>
        <TextPair name="title" />
        <TextPair name="description" rows={4} />
      </FieldGroup>
      <FieldGroup title={t('form.details')} columns>
        <ChoiceField name="category" placeholder={t('form.chooseCategory')} />
        <ChoiceField name="status" />
        <SuggestedField name="location" suggest={locations} />
        <FreeDateField name="date" />
        <TextField name="beneficiaries" />
      </FieldGroup>
      <ImageField name="image_url" bucket="project-images" texts="upload.image" />
      <FlagField name="featured" hint={t('featured.hint')} />
    </>
  );
}
