export { WhatsAppChat } from './whatsapp-chat';
