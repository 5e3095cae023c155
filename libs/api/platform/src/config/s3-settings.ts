import { BUCKETS } from '@site/vocabulary';
import type { Kind } from './environment-reader';

/** The object store that keeps files when `STORAGE_DRIVER` is `s3`. */
export interface S3Settings {
  /** Origin, without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Before the name of each bucket. */
  readonly bucketPrefix: string;
}

export const STORAGE_DRIVERS = ['local', 's3'] as const;

/** Amazon S3, "Bucket naming rules". */
const LONGEST_BUCKET_NAME = 63;
const RESERVED_PREFIX = /^(xn--|sthree-|amzn-s3-demo-)/;
const longestName = Math.max(...Object.keys(BUCKETS).map((name) => name.length));

export const bucketPrefix: Kind<string> = {
  parse: (text) => {
    const fits = /^[a-z\d][a-z\d-]*$/.test(text) && text.length + longestName <= LONGEST_BUCKET_NAME;
    return fits && !RESERVED_PREFIX.test(text) ? text : undefined;
  },
  expected: [
    `de 1 à ${LONGEST_BUCKET_NAME - longestName} lettres minuscules, chiffres et tirets que S3 accepte au début d’un nom sont attendus`,
    `1 to ${LONGEST_BUCKET_NAME - longestName} lower-case letters, digits and hyphens that S3 takes at the start of a name are expected`,
  ],
};

/** It is sent in a header. */
export const keyText: Kind<string> = {
  parse: (text) => (/^[!-~]+$/.test(text) ? text : undefined),
  expected: [
    'des caractères ASCII sans espace sont attendus',
    'ASCII characters without spaces are expected',
  ],
};

export const regionName: Kind<string> = {
  parse: (text) => (/^[a-z\d][a-z\d-]*$/.test(text) ? text : undefined),
  expected: [
    'un nom de région comme eu-west-3 est attendu',
    'the name of a region, like eu-west-3, is expected',
  ],
};
