import { useTranslation } from 'react-i18next';
import { kindOfUrl } from '../../../../entities/content';

/** What that is called to which something was done. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('admin');
  return (kind) => {
    const content = kindOfUrl(kind);
    return content === undefined ? t(`journal.kinds.${kind}`, kind) : t(`kinds.${content}`);
  };
}
