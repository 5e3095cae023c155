import { useTranslation } from 'react-i18next';
import {
  ChoiceField,
  FieldGroup,
  SuggestedField,
  TextField,
  TextPair,
} from '../../../../features/edit-record';
import { ImageField } from '../../../../features/upload-file';
import { countries } from '../model/countries';

export function PartnerFields() {
  const { t } = useTranslation('admin');
  return (
    <>
      <FieldGroup title={t('form.details')} columns>
        <TextField name="name" />
        <ChoiceField name="type" placeholder={t('form.chooseType')} />
        <SuggestedField name="country" suggest={countries} />
        <TextField name="country_en" hint={t('form.sameInEnglish')} />
        <TextField
          name="website_url"
          type="url"
          inputMode="url"
          placeholder={t('partnerForm.websiteExample')}
        />
        <TextField name="projects_count" inputMode="numeric" autoComplete="off" />
      </FieldGroup>
      <FieldGroup title={t('form.texts')}>
        <TextPair name="description" rows={4} />
      </FieldGroup>
      <ImageField name="logo_url" bucket="partner-logos" texts="upload.logo" whole />
    </>
  );
}
