import { LOCALES } from '@site/vocabulary';
import type { Locale } from '@site/vocabulary';
import { useLanguage, useTranslation } from '../../i18n';
import styles from './language-switch.module.css';

const ownName: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' };

/** Real links, so that the switch works before and without script. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const { locale, addressIn, choose } = useLanguage();
  return (
    <ul className={styles.switch} aria-label={t('language.label')}>
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
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <span className="visually-hidden">{ownName[language]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
