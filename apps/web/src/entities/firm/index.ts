export { loadFirm } from './api/load-firm';
export { FirmProvider, DEFAULT_FIRM, useFirm } from './model/firm-context';
export { openingHours } from './model/opening-hours';
export { greeting, whatsAppAddress, phoneAddress, siteOf } from './model/contact-links';
export { useGreeting } from './model/use-greeting';
export { knownRows, UnknownMarkProvider, useFact, type GivenFact, type UnknownMark } from './model/use-fact';
export { emailLink, phoneLink } from './ui/ways';
export { WhatsAppButton } from './ui/whatsapp-button';
