import { listPartners, type ListPartnersParams, type Partner } from '@site/api-client';
import { PARTNER_TYPES } from '@site/vocabulary';
import { useTranslation } from '../../../shared/i18n';
import { CardPicture, Initials } from '../listing/card-picture';
import { Badge } from '../listing/cells';
import { ListScreen } from '../listing/list-screen';
import { RecordCards } from '../listing/record-cards';
import { useList, type ListDescription } from '../listing/use-list';
import { partnerCalls } from './partner-calls';
import { PartnerFacts, WebsiteLink } from './partner-facts';

const PARTNER_LIST: ListDescription<Partner> = {
  kind: partnerCalls.kind,
  path: '/admin/partners',
  sorts: ['name', 'type', 'country', 'projects_count'],
  filters: { type: undefined },
  read: (parameters, options) => listPartners(parameters as ListPartnersParams, options),
};

export function PartnerListPage() {
  const { t } = useTranslation('admin');
  const list = useList(PARTNER_LIST);
  const filters = [
    {
      name: 'type',
      label: t('partners.type'),
      all: t('partners.allTypes'),
      options: PARTNER_TYPES.map((value) => ({ value, text: value })),
    },
  ];
  const sortFields = list.sorts.map((name) => ({ name, title: t(`partners.${name}`) }));
  return (
    <ListScreen
      list={list}
      texts="partners"
      filters={filters}
      sortFields={sortFields}
      layout="cards"
      calls={partnerCalls}
    >
      {(rows, { labelledBy, remove }) => (
        <RecordCards
          list={list}
          rows={rows}
          labelledBy={labelledBy}
          picture="beside"
          cardOf={(partner) => ({
            picture: (
              <CardPicture src={partner.logo_url} sizes="64px" fit="whole">
                <Initials of={partner.name} />
              </CardPicture>
            ),
            title: partner.name,
            marks: <Badge>{partner.type}</Badge>,
            body: <PartnerFacts partner={partner} />,
            foot: <WebsiteLink address={partner.website_url} />,
          })}
          nameOf={({ name }) => name}
          onRemove={remove}
        />
      )}
    </ListScreen>
  );
}
