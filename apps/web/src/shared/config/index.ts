export { ALIASES } from './addresses';
export { EMAIL_ADDRESS, GREETING, outbound, PHONE_ADDRESS, whatsAppAddress } from './outbound';
