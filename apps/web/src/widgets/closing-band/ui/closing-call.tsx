import { useTranslation } from 'react-i18next';
import { useGreeting, WhatsAppButton } from '../../../entities/firm';
import { QuoteLink } from '../../../shared/ui/quote-link';
import { ClosingBand } from './closing-band';

interface Props {
  /** What the conversation begins with; absent: words in the language of the page. */
  message?: string;
}

/** The end of a page that has no words of its own for it: ask for a quote, or write now. */
export function ClosingCall({ message }: Props) {
  const { t } = useTranslation('common');
  const greeting = useGreeting();
  return (
    <ClosingBand title={t('closing.title')} text={t('closing.text')}>
      <QuoteLink className="button button-quote">{t('closing.quote')}</QuoteLink>
      <WhatsAppButton message={message ?? greeting}>{t('closing.whatsapp')}</WhatsAppButton>
    </ClosingBand>
  );
}
