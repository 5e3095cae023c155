export { PartnerService } from './application/partner.service';
export { PartnerOrderSchema } from './infrastructure/persistence/partner-order.mapping';
export { PartnerSchema } from './infrastructure/persistence/partner.mapping';
export { PartnersModule } from './partners.module';
