import { resetSecondFactor } from '@site/api-client';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/ui/admin';
import type { PersonSectionProps } from '../model/person-section';
import styles from './users.module.css';

/** For somebody who lost the device: nothing where no code is asked for, or for whoever looks at himself. */
export function SecondFactorSection({ person, isSelf, onChanged }: PersonSectionProps) {
  const { t } = useTranslation('admin');
  const { busy, run } = useAction();
  if (!person.second_factor || isSelf) return null;

  const reset = () =>
    run(
      async () => {
        await resetSecondFactor(person.id);
        await onChanged();
      },
      t('people.factorReset', { name: person.full_name }),
    );

  return (
    <section className={styles.section}>
      <h3>{t('people.factor')}</h3>
      <p>{t('people.factorText')}</p>
      <Button danger disabled={busy} onClick={reset}>
        {t('people.resetFactor')}
      </Button>
    </section>
  );
}
