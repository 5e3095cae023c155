import { useTranslation } from '../shared/i18n';

/** What stands in for a page that is on its way. */
export function Loading({ text }: { text: 'loading' | 'loadingProjects' }) {
  const { t } = useTranslation('common');
  return (
    <p className="loading lead" role="status">
      {t(text)}
    </p>
  );
}
