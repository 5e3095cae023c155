import type { LetterWriter, Letter } from '@site/api-kernel';
import { CONFIRMATION_HOURS } from '@site/vocabulary';
import { wordConfirmation } from './confirmation.wording';
import type { LinkKeys } from './link-keys';
import { oneClick } from './one-click';
import type { Sender } from './sender';
import type { SubscriptionStore } from './subscription.store';

/** Words the letter by which somebody confirms that he wants the newsletter. */
export class ConfirmationWriter implements LetterWriter {
  readonly kind = 'newsletter_confirmation';

  /** @param settings `publicUrl` is the origin of the site: links never follow what a request says */
  constructor(
    private readonly store: SubscriptionStore,
    private readonly keys: LinkKeys,
    private readonly sender: Sender,
    private readonly settings: { readonly publicUrl: string },
  ) {}

  async write(about: string): Promise<readonly Letter[]> {
    const [confirm, leave] = [this.keys.token('confirm', about), this.keys.token('leave', about)];
    const hashes = { confirm: this.keys.hashOf(confirm), leave: this.keys.hashOf(leave) };
    const firm = await this.sender.facts();
    const facts = await this.store.seal(about, hashes, CONFIRMATION_HOURS);
    if (facts === undefined) return [];
    const site = `${this.settings.publicUrl}${facts.language === 'en' ? '/en' : ''}`;
    const links = {
      confirm: `${site}/newsletter/confirm?token=${confirm}`,
      leave: `${site}/newsletter/unsubscribe?token=${leave}`,
      privacy: `${site}/privacy`,
    };
    return [
      {
        to: facts.email,
        ...wordConfirmation(facts.language, links, firm),
        headers: oneClick(this.settings.publicUrl, leave),
      },
    ];
  }
}
