import type { Server } from 'node:http';
import type { ListPage } from '@site/api-platform';
import {
  anEdit,
  CountingIdGenerator,
  FixedClock,
  InMemoryRepository,
  KnownUploadedFiles,
  RecordedContentChanges,
} from '@site/api-kernel/testing';
import { httpApp } from '@site/api-platform/testing';
import { PartnerService } from './application/partner.service';
import { Partner, type PartnerDraft } from './domain/partner';
import { wireOf } from './infrastructure/http/partner.dto';
import { PartnersController } from './infrastructure/http/partners.controller';
import {
  PartnerReader,
  type PartnerListRequest,
  type PartnerRow,
} from './infrastructure/persistence/partner.reader';

let count = 0;

/** A draft that is accepted; a test names only what matters to it. */
export function aDraft(changes: Partial<PartnerDraft> = {}): PartnerDraft {
  return {
    name: 'Fonds imaginaire pour l’eau',
    type: 'ONG',
    country: 'Côte d’Ivoire',
    description: { fr: 'Finance des points d’eau.', en: 'Funds water points.' },
    logoUrl: null,
    websiteUrl: 'https://partner.example',
    projectsCount: 4,
    ...changes,
  };
}

export function aPartner(changes: Partial<PartnerDraft> = {}): Partner {
  count += 1;
  const id = `01900000-0000-7000-9000-${count.toString(16).padStart(12, '0')}`;
  return new Partner(id, aDraft(changes), anEdit(new Date(Date.UTC(2026, 2, 1, 9, 0, count))));
}

/** Reads the partners of an in-memory repository; filters and pages only as far as HTTP tests need. */
export class InMemoryPartnerReader extends PartnerReader {
  constructor(private readonly stored: InMemoryRepository<Partner>) {
    super();
  }

  async list({ size, type }: PartnerListRequest): Promise<ListPage<PartnerRow>> {
    const rows = this.stored.all.reverse().map(wireOf);
    const found = rows.filter((row) => type === undefined || row.type === type);
    const last = found[size - 1];
    const next = found.length > size && last ? { at: last.created_at, id: last.id } : undefined;
    return { items: found.slice(0, size), total: found.length, next };
  }

  async one(id: string): Promise<{ partner: PartnerRow; version: number } | undefined> {
    const partner = this.stored.all.find((one) => one.id === id);
    return partner && { partner: wireOf(partner), version: partner.version };
  }
}

export const PARTNERS = '/api/v1/partners';

export type PartnersApp = Awaited<ReturnType<typeof partnersApp>>;

/** The routes of partners over memory. */
export async function partnersApp() {
  const [stored, files] = [new InMemoryRepository<Partner>(), new KnownUploadedFiles()];
  const [changes, ids, clock] = [new RecordedContentChanges(), new CountingIdGenerator(), new FixedClock()];
  const app = await httpApp({
    controllers: [PartnersController],
    providers: [
      { provide: PartnerService, useValue: new PartnerService(stored, files, changes, ids, clock) },
      { provide: PartnerReader, useValue: new InMemoryPartnerReader(stored) },
    ],
  });
  return { stored, files, server: app.getHttpServer() as Server, close: () => app.close() };
}
