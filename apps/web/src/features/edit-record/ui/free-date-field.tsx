import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldOf, useFormFrame, type ControlProps } from '../../../shared/ui/admin-form';
import { proposedDates } from '../model/proposed-dates';
import styles from './form.module.css';
import { useCounted } from './use-counted';

/** A date in words, as of a project: years, a month and a period are one press away, written as all others are. */
export const FreeDateField = fieldOf(function FreeDateControl({ onChange, ...given }: ControlProps) {
  const { t } = useTranslation('admin');
  const { saving } = useFormFrame();
  const today = new Date();
  return (
    <>
      <Input
        {...given}
        {...useCounted(given.id)}
        {...(onChange && { onChange })}
        placeholder={String(today.getFullYear())}
      />
      <div
        role="group"
        lang="fr"
        aria-label={t('form.proposedDates', { field: t(`fields.${given.id}`) })}
        className={styles.chips}
      >
        {proposedDates(today).map((text) => (
          <Button key={text} size="small" disabled={saving} onClick={() => onChange?.(text)}>
            {text}
          </Button>
        ))}
      </div>
    </>
  );
});
