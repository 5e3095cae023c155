import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { outbound } from '../../../shared/config';
import { preview } from '../../../shared/text';
import { SampleBadge } from '../../../shared/ui/badge';
import { Card, cardIntro, cardLink } from '../../../shared/ui/card';
import { showDialog } from '../../../shared/ui/dialog';
import { isPlainClick } from '../../../shared/ui/plain-click';
import type { PartnerSummary } from '../../../entities/partner';
import { PartnerDialog } from './partner-dialog';
import { PartnerFacts } from './partner-facts';
import { PartnerMark } from '../../../entities/partner';
import { PartnerType } from './partner-type';

const introLength = 180;

/** One link covers the card: to the partner's own site, else to what there is to say of it here. */
export function PartnerCard({ partner }: { partner: PartnerSummary }) {
  const { t } = useTranslation('partnerships');
  const dialog = useRef<HTMLDialogElement>(null);
  const { id, name, website, description } = partner;
  const target = `partner-${id}`;
  const words = (
    <>
      {t('more')}
      <span className="visually-hidden">{t('moreOf', { name })}</span>
    </>
  );
  return (
    <>
      <Card
        picture={<PartnerMark partner={partner} />}
        badges={
          <>
            <PartnerType type={partner.type} />
            <SampleBadge of={partner} />
          </>
        }
        title={name}
        action={
          website === undefined ? (
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
          ) : (
            <a className={cardLink} href={website} {...outbound}>
              {words}
              <span className="visually-hidden"> {t('common:newTab')}</span>
            </a>
          )
        }
      >
        <p className={cardIntro}>{preview(description, introLength)}</p>
        <PartnerFacts partner={partner} />
      </Card>
      {website === undefined && <PartnerDialog ref={dialog} id={target} partner={partner} />}
    </>
  );
}
