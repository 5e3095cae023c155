import { getMe } from '@site/api-client';
import { ADMIN_ROLE } from '@site/vocabulary';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GivenFact, UnknownMark } from '../../../entities/firm';
import { useSession } from '../../../entities/session';
import { adminTexts, useLocale } from '../../../shared/i18n';
import styles from './mark-unknown.module.css';

export interface MarksShown {
  readonly mark?: UnknownMark;
}

const TEXTS = adminTexts('fields', 'settings');

interface Props {
  readonly show: (marks: MarksShown) => void;
}

/** Has unknown facts marked once the server has said that the signed-in person is an administrator. */
export function MarkUnknown({ show }: Props) {
  const state = useSession(useLocale());
  const { i18n } = useTranslation(TEXTS);
  // Its `ready` is true of what did not come, too: keys are no texts.
  const worded = TEXTS.every((name) => i18n.hasResourceBundle(i18n.language, name));
  const userId = state.status === 'signed-in' ? state.user.id : undefined;
  useEffect(() => {
    if (userId === undefined || !worded) return;
    let current = true;
    getMe().then(
      ({ roles }) => current && roles.includes(ADMIN_ROLE) && show({ mark: Mark }),
      (error: unknown) => console.error('The permission check failed', error),
    );
    return () => {
      current = false;
      show({});
    };
  }, [userId, worded, show]);
  return null;
}

/** Stands for a fact and leads to its field; beside a name of its own it does not repeat it. */
function Mark({ fact }: { readonly fact: GivenFact }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const field = fact === 'address' ? `address_${locale}` : fact;
  return (
    <Link to="/admin/settings" hash={field} className={styles.mark}>
      <span className={styles.name}>{t(`fields.${field}`)} · </span>
      {t('settings.waiting')}
    </Link>
  );
}
