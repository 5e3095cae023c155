import type { FirmInLanguage } from '@site/vocabulary';

/** Click-to-chat address with the message already written; without a number, whoever sends it chooses to whom. */
export function whatsAppAddress({ whatsapp_number }: FirmInLanguage, message: string): string {
  return `https://wa.me/${whatsapp_number ?? ''}?text=${encodeURIComponent(message)}`;
}

/** The stated greeting, French in every language: that is what the firm's phone receives. */
export function greeting({ name }: FirmInLanguage): string {
  return `Bonjour ${name}, je souhaite échanger avec vous au sujet d’un projet.`;
}

export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

export function emailAddress(email: string): string {
  return `mailto:${email}`;
}

/** The host of the company page: the same text serves every network. */
export function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}
