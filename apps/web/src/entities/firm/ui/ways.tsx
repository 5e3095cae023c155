import { emailAddress, phoneAddress } from '../model/contact-links';

export function phoneLink(phone: string) {
  return <a href={phoneAddress(phone)}>{phone}</a>;
}

export function emailLink(email: string) {
  return <a href={emailAddress(email)}>{email}</a>;
}
