import { demandVersion, DomainError, Edit, violation } from '@site/api-kernel';
import type { Clock, ContentChanges, IdGenerator, SeenVersions, UploadedFiles } from '@site/api-kernel';
import { Partner, type PartnerDraft } from '../domain/partner';
import type { PartnerRepository } from './partner.repository';

/** What the firm does with its partners. */
export class PartnerService {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly files: UploadedFiles,
    private readonly changes: ContentChanges,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param editor id of the user who presents the partner; null when it is not a person */
  async publish(draft: PartnerDraft, editor: string | null): Promise<Partner> {
    const partner = new Partner(this.ids.next(), draft, new Edit(editor, this.clock.now()));
    await this.demandOwnLogo(draft.logoUrl);
    await this.partners.add(partner);
    this.changes.announce('partners');
    return partner;
  }

  async revise(id: string, draft: PartnerDraft, seen: SeenVersions, editor: string): Promise<Partner> {
    const partner = await this.partners.get(id);
    demandVersion(partner, seen);
    if (draft.logoUrl !== partner.logoUrl) await this.demandOwnLogo(draft.logoUrl);
    partner.revise(draft, new Edit(editor, this.clock.now()));
    await this.partners.save(partner);
    this.changes.announce('partners');
    return partner;
  }

  async withdraw(id: string, seen: SeenVersions): Promise<void> {
    const partner = await this.partners.get(id);
    demandVersion(partner, seen);
    await this.partners.remove(partner);
    this.changes.announce('partners');
  }

  private async demandOwnLogo(url: string | null): Promise<void> {
    if (url === null || (await this.files.has('partner-logos', url))) return;
    throw new DomainError('validation_failed', { violations: [violation('/logo_url', 'file_url_foreign')] });
  }
}
