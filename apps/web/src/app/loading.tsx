import { useTranslation } from 'react-i18next';

/** What stands in for a page that is on its way. */
export function Loading({ text }: { text: 'loading' | 'loadingProjects' }) {
  const { t } = useTranslation('common');
  return (
    <p className="loading lead" role="status">
      {t(text)}
    </p>
  );
}
