export { loadFirm } from './api/load-firm';
export { FirmProvider, useFirm } from './model/firm-context';
export { openingHours } from './model/opening-hours';
export type { OpeningHours } from './model/opening-hours';
export { emailAddress, greeting, phoneAddress, whatsAppAddress } from './model/reach';
