import {
  facetQueryOf,
  facetsOf,
  inputOf,
  listOf,
  listQueryOf,
  recordOf,
  changesOf,
} from '@site/api-platform/content';
import { PARTNERS } from '@site/vocabulary';
import { PARTNER_SORTS } from '../persistence/partner.reader';

/** What a client writes of a partner; names of §3, wording of §5. */
export class PartnerInput extends inputOf(PARTNERS) {}

export class PartnerChanges extends changesOf(PartnerInput) {}

export class PartnerDto extends recordOf(PARTNERS) {}

export class PartnerListDto extends listOf(PartnerDto) {}

export class PartnerListQuery extends listQueryOf(PARTNERS, PARTNER_SORTS) {}

export class PartnerFacetQuery extends facetQueryOf(PARTNERS) {}

export class PartnerFacetsDto extends facetsOf(PARTNERS) {}
