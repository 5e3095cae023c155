import { createHash, createHmac } from 'node:crypto';
import type { Settings } from '@site/api-platform/config';
import { emailForms } from '@site/vocabulary';
import type { LinkKeys } from '../../application/link-keys';
import type { LinkAction } from '../../application/subscription.store';

/** Keys of one purpose each, made of the server's secret: whoever has the database alone has none of them. */
export class HmacLinkKeys implements LinkKeys {
  private readonly secrets: readonly [string, ...string[]];

  constructor({ jwtSecret, jwtSecretPrevious }: Pick<Settings, 'jwtSecret' | 'jwtSecretPrevious'>) {
    this.secrets = jwtSecretPrevious === undefined ? [jwtSecret] : [jwtSecret, jwtSecretPrevious];
  }

  token(action: LinkAction, letterId: string): string {
    return keyed(this.secrets[0], `newsletter ${action}`, letterId).toString('base64url');
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }

  addressHashes(written: string): readonly [string, ...string[]] {
    const [present, ...former] = emailForms(written)
      .toReversed()
      .flatMap((form) =>
        this.secrets.map((secret) => keyed(secret, 'newsletter address', form).toString('hex')),
      );
    return [present ?? '', ...former];
  }
}

function keyed(secret: string, purpose: string, text: string): Buffer {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return createHmac('sha256', key).update(text).digest();
}
