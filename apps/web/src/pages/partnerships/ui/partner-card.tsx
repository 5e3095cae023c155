import { preview } from '../../../shared/text';
import { SampleBadge } from '../../../shared/ui/badge';
import { Card, cardIntro } from '../../../shared/ui/card';
import { PartnerMark, type PartnerSummary } from '../../../entities/partner';
import { PartnerFacts } from './partner-facts';
import { PartnerType } from './partner-type';
import { usePartnerLink } from './use-partner-link';

const introLength = 180;

/** One link covers the card. */
export function PartnerCard({ partner }: { partner: PartnerSummary }) {
  const { link, dialog } = usePartnerLink(partner);
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
        title={partner.name}
        action={link}
      >
        <p className={cardIntro}>{preview(partner.description, introLength)}</p>
        <PartnerFacts partner={partner} />
      </Card>
      {dialog}
    </>
  );
}
