import { LOCALES, type Locale } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n';
import { useMenu } from '../use-menu';
import styles from './language-switch.module.css';

const ownName: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' };

/** A dropdown of real links (specification §4), so that it works before and without script. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const { locale, addressIn, choose } = useLanguage();
  const label = t('language.label');
  return (
    <details className={styles.switch} {...useMenu()}>
      <summary>
        <span className="visually-hidden">{label} </span>
        <span className={styles.name}>{ownName[locale]}</span>
        <span className={styles.code} aria-hidden="true">
          {locale}
        </span>
      </summary>
      <ul aria-label={label}>
        {LOCALES.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === locale ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                void choose(language);
              }}
            >
              {ownName[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
