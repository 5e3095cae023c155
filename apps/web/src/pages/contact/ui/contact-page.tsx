import { useTranslation } from 'react-i18next';
import { openingHours, useFirm } from '../../../entities/firm';
import { useLocale } from '../../../shared/i18n';
import { PageHero } from '../../../widgets/page-hero';
import { isQuote, type ContactData } from '../model/contact-data';
import styles from './contact-page.module.css';
import { DirectContact } from './direct-contact';
import { Hours } from './hours';
import { MessageForm } from './message-form';
import { QuickContact } from './quick-contact';

export function ContactPage({ data }: { data: ContactData }) {
  const { t } = useTranslation('contact');
  const { weekdays, saturday } = openingHours(useFirm(), useLocale());
  const andSaturday = saturday === undefined ? '' : t('quote.saturday', { hours: saturday });
  return (
    <>
      {isQuote(data.subject) ? (
        <PageHero
          plate="contact"
          isCompact
          title={t('quote.title')}
          lead={t('quote.lead', { weekdays, saturday: andSaturday })}
        />
      ) : (
        <PageHero plate="contact" isCompact title={t('hero.title')} lead={t('hero.lead')} />
      )}
      <div className={`container ${styles.columns}`}>
        {/* Another subject is another form: what was typed into the former one is a draft. */}
        <MessageForm key={data.subject} data={data} />
        <div className={styles.aside}>
          <DirectContact />
          <QuickContact />
          <Hours />
        </div>
      </div>
    </>
  );
}
