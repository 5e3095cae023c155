export { WhatsAppGlyph } from './whatsapp-glyph';
