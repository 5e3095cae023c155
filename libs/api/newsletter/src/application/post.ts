import type { Letter } from '@site/api-kernel';

/** Where a letter goes that somebody waits for; the composition root binds it to what speaks with the mail server. */
export abstract class Post {
  /** Whether there is a mail server. */
  abstract readonly available: boolean;
  /** Tries once; answers whether the server took it. */
  abstract send(letter: Letter): Promise<boolean>;
}
