import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DomainError, type SeenVersions } from '@site/api-kernel';
import { CurrentCaller } from '../../access/access.decorators';
import type { Caller } from '../../access/caller';
import { PageQuery } from '../../http/pagination';
import { RecordIdPipe } from '../../http/record-id.pipe';
import { SeenVersion } from '../../http/version-tag';
import { AnswersVersion, type Versioned } from '../../http/versioned';
import { ETAG_HEADER } from '../../openapi/headers';
import { Problems } from '../../openapi/problems.decorator';
import { AdministratorOnly, NeedsSeenVersion } from '../../openapi/route.decorators';
import { EditedKinds, type VersionedKind } from '../edited-kinds';
import { Versions } from '../versions';
import { NamesRecordOfKind, NamesVersion, VersionPipe } from './life.decorators';
import { RestoredVersionDto, VersionListDto, WholeVersionDto } from './record-lifecycle.dto';

const RESTORING =
  'Writes it as a new version, by the rules of today: what is accepted no more is refused at its field. ' +
  'Whether visitors see the record stays as it is.';

@ApiTags('versions')
@AdministratorOnly()
@Controller()
export class VersionsController {
  constructor(
    private readonly kinds: EditedKinds,
    private readonly versions: Versions,
  ) {}

  // Before the routes of the kinds, whose pattern it has, too.
  @Get('admin/settings/versions')
  @ApiOperation({ summary: 'What the facts of the firm were, the newest version first' })
  @ApiOkResponse({ type: VersionListDto, description: 'A page of the versions' })
  @Problems('invalid_parameter')
  listSettingsVersions(@Query() query: PageQuery): Promise<VersionListDto> {
    return this.versions.list(this.kinds.settings, this.kinds.settings.id, query);
  }

  @Get('admin/settings/versions/:version')
  @ApiOperation({ summary: 'One version of the facts of the firm' })
  @NamesVersion()
  @ApiOkResponse({ type: WholeVersionDto, description: 'The version' })
  @Problems('not_found')
  getSettingsVersion(@Param('version', VersionPipe) version: number): Promise<WholeVersionDto> {
    return this.versions.one(this.kinds.settings, this.kinds.settings.id, version);
  }

  @Post('admin/settings/versions/:version/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore a version of the facts of the firm', description: RESTORING })
  @NamesVersion()
  @NeedsSeenVersion()
  @AnswersVersion()
  @ApiOkResponse({ type: RestoredVersionDto, description: 'It is restored', headers: ETAG_HEADER })
  @Problems('not_found', 'validation_failed')
  restoreSettingsVersion(
    @Param('version', VersionPipe) version: number,
    @SeenVersion() seen: SeenVersions,
    @CurrentCaller() { userId }: Caller,
  ): Promise<Versioned<RestoredVersionDto>> {
    const { settings } = this.kinds;
    return this.restored(settings, settings.id, { version, seen, editor: userId });
  }

  @Get(':kind/:id/versions')
  @ApiOperation({ summary: 'What a record said, the newest version first' })
  @NamesRecordOfKind()
  @ApiOkResponse({ type: VersionListDto, description: 'A page of the versions' })
  @Problems('not_found', 'invalid_parameter')
  async listVersions(
    @Param('kind') kind: string,
    @Param('id', RecordIdPipe) id: string,
    @Query() query: PageQuery,
  ): Promise<VersionListDto> {
    const found = await this.versions.list(this.kinds.at(kind), id, query);
    if (found.total === 0) throw new DomainError('not_found');
    return found;
  }

  @Get(':kind/:id/versions/:version')
  @ApiOperation({ summary: 'One version of a record' })
  @NamesRecordOfKind()
  @NamesVersion()
  @ApiOkResponse({ type: WholeVersionDto, description: 'The version' })
  @Problems('not_found')
  getVersion(
    @Param('kind') kind: string,
    @Param('id', RecordIdPipe) id: string,
    @Param('version', VersionPipe) version: number,
  ): Promise<WholeVersionDto> {
    return this.versions.one(this.kinds.at(kind), id, version);
  }

  @Post(':kind/:id/versions/:version/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore a version of a record', description: RESTORING })
  @NamesRecordOfKind()
  @NamesVersion()
  @NeedsSeenVersion()
  @AnswersVersion()
  @ApiOkResponse({ type: RestoredVersionDto, description: 'It is restored', headers: ETAG_HEADER })
  @Problems('not_found', 'validation_failed')
  restoreVersion(
    @Param('kind') kind: string,
    @Param('id', RecordIdPipe) id: string,
    @Param('version', VersionPipe) version: number,
    @SeenVersion() seen: SeenVersions,
    @CurrentCaller() { userId }: Caller,
  ): Promise<Versioned<RestoredVersionDto>> {
    return this.restored(this.kinds.at(kind), id, { version, seen, editor: userId });
  }

  private async restored(
    kind: VersionedKind,
    id: string,
    asked: { version: number; seen: SeenVersions; editor: string },
  ): Promise<Versioned<RestoredVersionDto>> {
    const { version } = await this.versions.restore(kind, id, asked);
    return { value: { version }, version };
  }
}
