import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SampleBadge } from '../../../shared/ui/badge';
import { Dialog, dialogBadges, dialogDescription } from '../../../shared/ui/dialog';
import { Formatted } from '../../../shared/ui/formatted';
import { PartnerFacts } from './partner-facts';
import { PartnerMark, type PartnerSummary } from '../../../entities/partner';
import { PartnerType } from './partner-type';

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  id: string;
  partner: PartnerSummary;
}

/** Everything there is to know of a partner. Without script its address shows it, and the link at its foot leads back. */
export function PartnerDialog({ ref, id, partner }: Props) {
  const { t } = useTranslation('partnerships');
  const close = () => ref.current?.close();
  return (
    <Dialog
      ref={ref}
      id={id}
      labelledBy={`${id}-title`}
      onClose={close}
      picture={<PartnerMark partner={partner} />}
      foot={
        <a
          className="button button-quiet"
          href="#partner-list"
          onClick={(event) => {
            if (!ref.current?.open) return;
            event.preventDefault();
            close();
          }}
        >
          {t('close')}
        </a>
      }
    >
      <p className={dialogBadges}>
        <PartnerType type={partner.type} />
        <SampleBadge of={partner} />
      </p>
      <h2 id={`${id}-title`}>{partner.name}</h2>
      <div className={dialogDescription}>
        <Formatted html={partner.description} />
      </div>
      <PartnerFacts partner={partner} />
    </Dialog>
  );
}
