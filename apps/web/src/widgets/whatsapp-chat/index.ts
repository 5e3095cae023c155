export { WhatsAppChat } from './ui/whatsapp-chat';
