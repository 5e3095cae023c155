/** One mail to one person. What is in the texts is sent as it is; markup is the writer's own business. */
export interface Letter {
  /** An e-mail address without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** `sent`: the server took it. `refused`: it never will. `failed`: it may at another time. */
export type Delivery = 'sent' | 'refused' | 'failed';

/** Hands letters to a mail server. */
export abstract class Mailer {
  /** Whether there is a mail server to hand letters to. */
  abstract readonly available: boolean;
  /** Tries once, and does not throw. */
  abstract send(letter: Letter): Promise<Delivery>;
}
