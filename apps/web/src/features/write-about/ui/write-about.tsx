import { useTranslation } from 'react-i18next';
import { useFirm, WhatsAppButton } from '../../../entities/firm';

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
    <WhatsAppButton message={message} className="no-print">
      {t('writeAbout')}
    </WhatsAppButton>
  );
}
