import { PARTNER_TYPES } from '@site/vocabulary';
import { useTranslation } from '../../../shared/i18n';
import { ChoiceField } from '../editing/choice-field';
import { FieldGroup } from '../editing/field-group';
import { TextField } from '../editing/text-field';
import { TextPair } from '../editing/text-pair';
import { ImageField } from '../upload/image-field';

export function PartnerFields() {
  const { t } = useTranslation('admin');
  return (
    <>
      <FieldGroup title={t('form.details')} columns>
        <TextField name="name" />
        <ChoiceField name="type" offered={PARTNER_TYPES} placeholder={t('form.chooseType')} />
        <TextField name="country" />
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
