import { endUserSessions } from '@site/api-client';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { session } from '../../../../entities/session';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import { useAction } from '../../../../shared/ui/admin';
import type { PersonSectionProps } from '../model/person-section';
import styles from './users.module.css';

export function DevicesSection({ person, isSelf, onChanged }: PersonSectionProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { busy, run } = useAction();
  const { id, full_name: name, active_sessions: count, last_seen_at: lastSeen } = person;

  const end = () =>
    run(
      async () => {
        await endUserSessions(id);
        if (isSelf) session.end();
        else await onChanged();
      },
      t('people.devicesEnded', { name }),
    );

  return (
    <section className={styles.section}>
      <h3>{t('people.devices')}</h3>
      <p>
        {t('people.devicesCount', { count })}
        {lastSeen === null
          ? null
          : ` ${t('people.lastSeenAt', { moment: formatMoment(lastSeen, locale, true) })}`}
      </p>
      <Button disabled={busy || count === 0} onClick={end}>
        {t(isSelf ? 'people.endOwnDevices' : 'people.endDevices')}
      </Button>
    </section>
  );
}
