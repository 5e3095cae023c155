import { useTranslation } from 'react-i18next';
import { useFirm, whatsAppAddress } from '../../../entities/firm';
import { outbound } from '../../../shared/config';

interface Props {
  kind: 'project' | 'publication';
  title: string;
  /** Absolute address of its page. */
  address: string;
}

/** Begins a conversation about the thing that a page shows. */
export function WriteAbout({ kind, title, address }: Props) {
  const { t } = useTranslation('common');
  const firm = useFirm();
  const message = t(`writeOf.${kind}`, { firm: firm.name, title, address });
  return (
    <a className="button button-quiet no-print" href={whatsAppAddress(firm, message)} {...outbound}>
      {t('writeAbout')}
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  );
}
