import { FIRM } from '@site/vocabulary';

/** Click-to-chat address with the message already written. */
export function whatsAppAddress(message: string): string {
  return `https://wa.me/${FIRM.whatsappNumber}?text=${encodeURIComponent(message)}`;
}

/** Greetings are French in every language: that is what the firm's phone receives. */
export const GREETING = `Bonjour ${FIRM.name}, je souhaite échanger avec vous au sujet d’un projet.`;

export const PHONE_ADDRESS = `tel:${FIRM.phone.replaceAll(' ', '')}`;
export const EMAIL_ADDRESS = `mailto:${FIRM.email}`;

/** What every link to another site carries. */
export const outbound = { target: '_blank', rel: 'noopener noreferrer' } as const;
