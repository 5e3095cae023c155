import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { outbound } from '../../../shared/config';
import { cardLink } from '../../../shared/ui/card';
import { showDialog } from '../../../shared/ui/dialog';
import { isPlainClick } from '../../../shared/ui/plain-click';
import type { PartnerSummary } from '../../../entities/partner';
import { PartnerDialog } from './partner-dialog';

/** The one link of a partner: to its own site, else to what there is to say of it here, which stands beside it. */
export function usePartnerLink(partner: PartnerSummary): { link: ReactNode; dialog: ReactNode } {
  const { t } = useTranslation('partnerships');
  const dialog = useRef<HTMLDialogElement>(null);
  const { id, name, website } = partner;
  const target = `partner-${id}`;
  const words = (
    <>
      {t('more')}
      <span className="visually-hidden">{t('moreOf', { name })}</span>
    </>
  );
  if (website !== undefined) {
    const link = (
      <a className={cardLink} href={website} {...outbound}>
        {words}
        <span className="visually-hidden"> {t('common:newTab')}</span>
      </a>
    );
    return { link, dialog: null };
  }
  const link = (
    <a
      className={cardLink}
      href={`#${target}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        showDialog(dialog.current);
      }}
    >
      {words}
    </a>
  );
  return { link, dialog: <PartnerDialog ref={dialog} id={target} partner={partner} /> };
}
