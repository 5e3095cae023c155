import type { FirmInLanguage } from '@site/vocabulary';

/** French in every language: that is what the firm's phone receives. */
export function consultation({ name }: FirmInLanguage): string {
  return `Bonjour ${name}, je souhaite obtenir des informations sur vos services en eau, climat et environnement.`;
}
