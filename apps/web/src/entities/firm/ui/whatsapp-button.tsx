import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { outbound } from '../../../shared/config';
import { WhatsAppGlyph } from '../../../shared/ui/whatsapp-glyph';
import { useFirm } from '../model/firm-context';
import { whatsAppAddress } from '../model/contact-links';

interface Props {
  /** What the conversation begins with. */
  message: string;
  className?: string;
  children: ReactNode;
}

/** The way to a conversation, in the colour and with the sign of WhatsApp: laterite is for the quote. */
export function WhatsAppButton({ message, className = '', children }: Props) {
  const { t } = useTranslation('common');
  return (
    <a
      className={`button button-whatsapp ${className}`.trim()}
      href={whatsAppAddress(useFirm(), message)}
      {...outbound}
    >
      <WhatsAppGlyph size={20} />
      <span>
        {children}
        <span className="visually-hidden"> {t('newTab')}</span>
      </span>
    </a>
  );
}
