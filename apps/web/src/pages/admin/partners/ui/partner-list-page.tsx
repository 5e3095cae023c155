import { PARTNERS } from '@site/vocabulary';
import { CardPicture, contentList, Initials } from '../../../../features/list-records';
import { Badge } from '../../../../shared/ui/admin';
import { ContentCards } from '../../../../widgets/admin-content';
import { ArrangePartners } from './arrange-partners';
import { PartnerFacts, WebsiteLink } from './partner-facts';

const PARTNER_LIST = contentList(PARTNERS, {
  filters: { type: { all: 'allTypes' } },
  sorts: ['place'],
  labels: { projects_count: 'partners.projects_count', place: 'partners.place' },
});

export function PartnerListPage() {
  return (
    <ContentCards
      of={PARTNER_LIST}
      picture="beside"
      beside={<ArrangePartners />}
      cardOf={(partner) => ({
        picture: (
          <CardPicture file={partner.logo_url} bucket="partner-logos" sizes="64px" fit="whole">
            <Initials of={partner.name} />
          </CardPicture>
        ),
        title: partner.name,
        marks: <Badge>{partner.type}</Badge>,
        body: <PartnerFacts partner={partner} />,
        foot: <WebsiteLink address={partner.website_url} />,
      })}
    />
  );
}
