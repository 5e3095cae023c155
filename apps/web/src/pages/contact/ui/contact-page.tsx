import { useTranslation } from '../../../shared/i18n';
import { PageHero } from '../../../widgets/page-hero';
import type { ContactData } from '../model/contact-data';
import styles from './contact-page.module.css';
import { DirectContact } from './direct-contact';
import { Hours } from './hours';
import { MessageForm } from './message-form';
import { QuickContact } from './quick-contact';

export function ContactPage({ data: { subject, submitted, sent } }: { data: ContactData }) {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <div className={`container ${styles.columns}`}>
        {/* Another subject is another form: what was typed into the former one is a draft. */}
        <MessageForm key={subject} subject={subject} submitted={submitted} sent={sent} />
        <div className={styles.aside}>
          <DirectContact />
          <QuickContact />
          <Hours />
        </div>
      </div>
    </>
  );
}
