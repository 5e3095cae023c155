export { publishedPartners } from './api/published-partners';
export type { PartnerSummary } from './model/partner';
export { PartnerMark } from './ui/partner-mark';
