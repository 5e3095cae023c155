import { useTranslation } from 'react-i18next';
import { greeting, useFirm, WhatsAppButton } from '../../../entities/firm';
import { QuoteLink } from '../../../shared/ui/quote-link';
import { ClosingBand } from './closing-band';

/** The end of a page that has no words of its own for it: ask for a quote, or write now. */
export function ClosingCall() {
  const { t } = useTranslation('common');
  const firm = useFirm();
  return (
    <ClosingBand title={t('closing.title')} text={t('closing.text')}>
      <QuoteLink className="button button-quote">{t('closing.quote')}</QuoteLink>
      <WhatsAppButton message={greeting(firm)}>{t('closing.whatsapp')}</WhatsAppButton>
    </ClosingBand>
  );
}
