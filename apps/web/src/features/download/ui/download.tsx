import { useState, type ComponentType, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PublicationSummary } from '../../../entities/publication';
import { inLocale, useLocale } from '../../../shared/i18n';
import { isPlainClick } from '../../../shared/ui/plain-click';

type Publication = Pick<PublicationSummary, 'id' | 'title' | 'hasFile' | 'isSample'>;

interface Props {
  publication: Publication;
  /** It is what the page is for. */
  first?: boolean;
}

/**
 * A plain link to the document, which is counted where it is sent. Where there is none, a notice leads to the
 * contact page; without script the API leads there, or the link itself for a sample.
 */
export function Download({ publication, first = false }: Props) {
  const { t } = useTranslation('resources');
  const locale = useLocale();
  const [Notices, setNotices] = useState<ComponentType>();
  const { id, title, hasFile, isSample } = publication;

  const contact = `${inLocale('/contact', locale)}?sujet=${encodeURIComponent(t('download.subject', { title }))}`;
  const address = `/api/v1/publications/${encodeURIComponent(id)}/download?lang=${locale}`;

  const tellMissing = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasFile || !isPlainClick(event)) return;
    event.preventDefault();
    try {
      const { toast, Toaster } = await import('../../../shared/ui/toast');
      setNotices(() => Toaster);
      const link = { href: contact, text: t('download.ask') };
      toast({ title: t('download.missing'), description: t('download.onRequest', { title }), link });
    } catch {
      location.assign(contact);
    }
  };

  return (
    <>
      <a
        className={first ? 'button' : 'button button-quiet'}
        href={isSample ? contact : address}
        rel="nofollow"
        onClick={(event) => void tellMissing(event)}
      >
        {t('download.label')}
        <span className="visually-hidden">{t('download.of', { title })}</span>
      </a>
      {Notices && createPortal(<Notices />, document.body)}
    </>
  );
}
