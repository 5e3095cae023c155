import { isIP, isIPv4 } from 'node:net';
import { isEmail } from '@site/vocabulary';
import { isGuessable } from './guessable';
import type { Kind, Reason } from './environment-reader';

const SECRET_MIN_LENGTH = 32;

export const MISSING: Reason = ['manque', 'is missing'];
export const neededWith = (other: string): Reason => [
  `manque, et va avec ${other}`,
  `is missing, and goes with ${other}`,
];
export const uselessWithout = (other: string): Reason => [
  `ne sert qu’avec ${other}`,
  `is of use with ${other} only`,
];
export const tooShort = (min: number): Reason => [
  `trop court : ${min} caractères au moins`,
  `too short: at least ${min} characters`,
];
export const tooLong = (max: number): Reason => [
  `trop long : ${max} caractères au plus`,
  `too long: at most ${max} characters`,
];

export const anyText: Kind<string> = { parse: (text) => text, expected: MISSING };

export const wholeNumber = (min: number, max: number): Kind<number> => ({
  parse: (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
  expected: [
    `un nombre entier de ${min} à ${max} est attendu`,
    `a whole number from ${min} to ${max} is expected`,
  ],
});

export const decimal = (min: number, max: number): Kind<number> => ({
  parse: (text) => {
    const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
  expected: [
    `un nombre de ${min} à ${max}, écrit comme 2 ou 0.5, est attendu`,
    `a number from ${min} to ${max}, written as 2 or 0.5, is expected`,
  ],
});

export const oneOf = <Word extends string>(words: readonly Word[]): Kind<Word> => ({
  parse: (text) => words.find((word) => word === text),
  expected: [`valeurs possibles : ${words.join(', ')}`, `possible values: ${words.join(', ')}`],
});

export const onOrOff: Kind<boolean> = {
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  expected: oneOf(['on', 'off']).expected,
};

export const emailAddress: Kind<string> = {
  parse: (text) => (isEmail(text) ? text : undefined),
  expected: ['une adresse email est attendue', 'an e-mail address is expected'],
};

export const origin: Kind<string> = {
  parse: (text) => {
    const url = parseUrl(text);
    const plain =
      url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
    return plain && !url.username && !url.password ? url.origin : undefined;
  },
  expected: [
    'une adresse en http:// ou https:// sans chemin est attendue',
    'an http:// or https:// address without a path is expected',
  ],
};

export const webAddress: Kind<string> = {
  parse: (text) => {
    const url = parseUrl(text);
    const plain = url !== undefined && /^https?:$/.test(url.protocol) && !url.hash;
    return plain && !url.username && !url.password ? url.href : undefined;
  },
  expected: ['une adresse en http:// ou https:// est attendue', 'an http:// or https:// address is expected'],
};

export const origins: Kind<readonly string[]> = {
  parse: (text) => {
    const parsed = text.split(',').map((part) => origin.parse(part.trim()));
    return parsed.every((one) => one !== undefined) ? parsed : undefined;
  },
  expected: [
    'des adresses en http:// ou https:// sans chemin, séparées par des virgules, sont attendues',
    'http:// or https:// addresses without paths, separated by commas, are expected',
  ],
};

export const secret = (production: boolean): Kind<string> => ({
  parse: (text) =>
    text.length >= SECRET_MIN_LENGTH && !(production && isGuessable(text)) ? text : undefined,
  expected: (text) =>
    text.length < SECRET_MIN_LENGTH
      ? tooShort(SECRET_MIN_LENGTH)
      : [
          'trop facile à deviner : openssl rand -hex 32 en fait un bon',
          'too easy to guess: openssl rand -hex 32 makes a good one',
        ],
});

/** Somebody who has the file may try as many as they like. */
const PASSPHRASE_MIN_LENGTH = 12;

export const passphrase: Kind<string> = {
  parse: (text) => (text.length >= PASSPHRASE_MIN_LENGTH ? text : undefined),
  expected: tooShort(PASSPHRASE_MIN_LENGTH),
};

const TOKEN_MIN_LENGTH = 16;

export const bearerToken: Kind<string> = {
  parse: (text) => (text.length >= TOKEN_MIN_LENGTH && /^[!-~]+$/.test(text) ? text : undefined),
  expected: [
    `${TOKEN_MIN_LENGTH} caractères ASCII au moins, sans espace, sont attendus`,
    `at least ${TOKEN_MIN_LENGTH} ASCII characters without spaces are expected`,
  ],
};

export const proxyTrust: Kind<boolean | number | string> = {
  parse: (text) => {
    if (text === 'true' || text === 'false') return text === 'true';
    if (/^\d+$/.test(text)) return Number(text);
    return text.split(',').every((part) => isProxy(part.trim())) ? text : undefined;
  },
  expected: [
    'true, false, un nombre de proxys ou leurs adresses sont attendus',
    'true, false, a number of proxies or their addresses are expected',
  ],
};

export const developmentOnly = (production: boolean): Kind<boolean> => ({
  parse: (text) => (text === '1' && !production ? true : undefined),
  expected: ['1, et jamais en production', '1, and never in production'],
});

/** As Express reads it. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', range = '1', ...more] = text.split('/');
  const family = address.includes('%') ? 0 : isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (/^\d+$/.test(range)) return Number(range) >= 1 && Number(range) <= (family === 4 ? 32 : 128);
  return family === 4 && isNetmask(range);
}

function isNetmask(text: string): boolean {
  const bits = text.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return isIPv4(text) && /^1+0*$/.test(bits.join(''));
}

export function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** A `%` that stands for itself is `%25` in an address. */
export function isDecodable(part: string): boolean {
  try {
    return decodeURIComponent(part).length >= 0;
  } catch {
    return false;
  }
}
