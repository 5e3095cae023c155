export { PartnerService } from './application/partner.service';
export type { PartnerDraft } from './domain/partner';
export { PartnerSchema } from './infrastructure/persistence/partner.mapping';
export { PartnersModule } from './partners.module';
