import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import type { PersonSectionProps } from '../model/person-section';
import { DevicesSection } from './devices-section';
import { ResetSection } from './reset-section';
import { RoleSection } from './role-section';
import { SecondFactorSection } from './second-factor-section';
import styles from './users.module.css';

interface PersonDialogProps extends PersonSectionProps {
  readonly onClosed: () => void;
}

/** One person: what is known of him, and all that an administrator can do for him. */
export function PersonDialog({ person, onClosed, ...means }: PersonDialogProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      title={person.full_name}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      <p className={styles.email}>{person.email}</p>
      <p className={styles.fact}>{t('people.sinceDay', { day: formatMoment(person.created_at, locale) })}</p>
      <RoleSection person={person} {...means} />
      <DevicesSection person={person} {...means} />
      <ResetSection person={person} {...means} />
      <SecondFactorSection person={person} {...means} />
    </Modal>
  );
}
