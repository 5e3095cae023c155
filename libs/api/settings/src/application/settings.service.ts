import { demandVersion, DomainError, Edit, violation } from '@site/api-kernel';
import type { Clock, ContentChanges, SeenVersions, UploadedFiles } from '@site/api-kernel';
import type { Bucket, Firm } from '@site/vocabulary';
import type { FirmDraft, FirmSettings } from '../domain/firm-settings';
import type { SettingsRepository } from './settings.repository';

/** Where the files that the settings point at were uploaded to. */
export const FIRM_FILES = {
  brochure_url: 'publications',
  share_image_url: 'project-images',
  director_portrait_url: 'project-images',
} as const satisfies Partial<Record<keyof Firm, Bucket>>;

/** What the firm says of itself. */
export class SettingsService {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly files: UploadedFiles,
    private readonly changes: ContentChanges,
    private readonly clock: Clock,
  ) {}

  /** @param editor id of the user who changes them */
  async revise(draft: FirmDraft, seen: SeenVersions, editor: string): Promise<FirmSettings> {
    const settings = await this.settings.get();
    demandVersion(settings, seen);
    const before = settings.facts;
    settings.revise(draft, new Edit(editor, this.clock.now()));
    await this.demandOwnFiles(before, settings.facts);
    await this.settings.save(settings);
    this.changes.announce('settings');
    return settings;
  }

  /** A file that stands already is not asked for again: it may have gone meanwhile. */
  private async demandOwnFiles(before: Firm, after: Firm): Promise<void> {
    const foreign = await Promise.all(
      Object.entries(FIRM_FILES).map(async ([field, bucket]) => {
        const name = field as keyof typeof FIRM_FILES;
        const url = after[name];
        if (url === null || url === before[name] || (await this.files.has(bucket, url))) return [];
        return [violation(`/${name}`, 'file_url_foreign')];
      }),
    );
    const violations = foreign.flat();
    if (violations.length > 0) throw new DomainError('validation_failed', { violations });
  }
}
