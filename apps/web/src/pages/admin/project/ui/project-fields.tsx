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
import { ProjectPictures } from './project-pictures';
import { ReferenceFields } from './reference-fields';

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
        <TextField name="location_en" hint={t('form.sameInEnglish')} />
        <FreeDateField name="date" />
        <TextField name="date_en" />
        <TextField name="beneficiaries" />
        <TextField name="beneficiaries_en" />
      </FieldGroup>
      <ImageField name="image_url" bucket="project-images" texts="upload.image" />
      <ReferenceFields />
      <ProjectPictures />
      <FlagField name="featured" hint={t('featured.hint')} />
    </>
  );
}
