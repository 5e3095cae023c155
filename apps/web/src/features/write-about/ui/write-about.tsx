import { useTranslation } from 'react-i18next';
import { useFirm, whatsAppAddress } from '../../../entities/firm';
import { outbound } from '../../../shared/config';

interface Props {
  /** What kind of thing it is, in French, with its article: the firm's phone receives French in every language. */
  kind: 'du projet' | 'de la publication';
  title: string;
  /** Absolute address of its page. */
  address: string;
}

/** Begins a conversation about the thing that a page shows. */
export function WriteAbout({ kind, title, address }: Props) {
  const { t } = useTranslation('common');
  const firm = useFirm();
  const message = `Bonjour ${firm.name}, je vous écris au sujet ${kind} « ${title} » : ${address}`;
  return (
    <a className="button button-quiet no-print" href={whatsAppAddress(firm, message)} {...outbound}>
      {t('writeAbout')}
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  );
}
