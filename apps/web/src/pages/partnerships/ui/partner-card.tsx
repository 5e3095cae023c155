import { SampleBadge } from '../../../shared/ui/badge';
import { Card, cardIntro } from '../../../shared/ui/card';
import { PartnerMark, type PartnerSummary } from '../../../entities/partner';
import { PartnerFacts } from './partner-facts';
import { PartnerIntro } from './partner-intro';
import { PartnerType } from './partner-type';
import { usePartnerLink } from './use-partner-link';

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
        <PartnerIntro partner={partner} className={cardIntro} />
        <PartnerFacts partner={partner} />
      </Card>
      {dialog}
    </>
  );
}
