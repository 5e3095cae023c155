import { useEffect } from 'react';
import { storedLanguage, useTranslation } from '../shared/i18n';

/**
 * Brings the remembered language to pages whose address names none. An effect beside the page itself:
 * earlier, the page would not match what the server rendered.
 */
export function StoredLanguage() {
  const { i18n } = useTranslation();
  useEffect(() => {
    const stored = storedLanguage();
    if (stored && stored !== i18n.language) void i18n.changeLanguage(stored);
  }, [i18n]);
  return null;
}
