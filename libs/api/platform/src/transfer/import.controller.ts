import { Controller, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DomainError } from '@site/api-kernel';
import type { Request } from 'express';
import { CurrentCaller } from '../access/access.decorators';
import type { Caller } from '../access/caller';
import { signed } from '../access/conflict-authors';
import { PersonNames } from '../access/person-names';
import { KIND_URLS } from '../http/documented';
import { wordedViolation } from '../http/problem';
import { localeOf } from '../http/problem.wording';
import { Problems, REFUSED_BODY } from '../openapi/problems.decorator';
import { AdministratorOnly } from '../openapi/route.decorators';
import { Database } from '../persistence/database';
import { EditedKinds } from '../record-lifecycle/edited-kinds';
import { readBody } from '../server/request-body';
import { FILE_CONTENT } from './file-content';
import { MOST_BYTES, MOST_RECORDS, readRecords, type FileFormat } from './record-file';
import { RecordImport } from './record-import';
import { ImportReportDto } from './import.dto';
import { ImportQuery } from './transfer.query';

const TYPES: readonly (readonly [RegExp, FileFormat])[] = [
  [/^text\/csv\s*(?:;|$)/i, 'csv'],
  [/^application\/json\s*(?:;|$)/i, 'json'],
];

/** Takes the records of a file in. */
@ApiTags('transfer')
@AdministratorOnly()
@Controller()
export class ImportController {
  constructor(
    private readonly kinds: EditedKinds,
    private readonly database: Database,
    private readonly names: PersonNames,
  ) {}

  @Post(':kind/import')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Takes records in, as they are exported',
    description:
      `A table or an array of ${MOST_RECORDS} records and ${MOST_BYTES / 1024 / 1024} MB at most. With an \`id\`, what is ` +
      'named of the record is changed, unless its `version` is not the one that stands; without, it is a new one, unless a ' +
      'record says the same already. The rules are those of saving: all is done, or nothing.',
    requestBody: { required: true, content: FILE_CONTENT },
  })
  @ApiParam({ name: 'kind', description: 'What they are', enum: KIND_URLS })
  @ApiOkResponse({ type: ImportReportDto, description: 'What it does, or would do' })
  @Problems('not_found', 'invalid_parameter', 'request_timeout', ...REFUSED_BODY)
  async importRecords(
    @Param('kind') url: string,
    @Query() { dry_run: dryRun = 'true' }: ImportQuery,
    @CurrentCaller() { userId }: Caller,
    @Req() request: Request,
  ): Promise<ImportReportDto> {
    const edited = this.kinds.at(url);
    const format = formatOf(request);
    const rows = readRecords(edited, format, await readBody(request, MOST_BYTES));
    const asked = { dryRun: dryRun === 'true', editor: userId };
    const outcome = await new RecordImport(this.database).run(edited, rows, asked);
    const locale = localeOf(request.headers['accept-language']);
    const refused = (await signed(this.names, outcome.refused)).map((one) => ({
      line: one.line,
      field: one.pointer.slice(1),
      ...wordedViolation(one, locale),
    }));
    return { ...outcome, refused };
  }
}

function formatOf({ headers }: Request): FileFormat {
  const { 'content-type': type = '', 'content-encoding': coding } = headers;
  const [, format] = TYPES.find(([pattern]) => pattern.test(type)) ?? [];
  if (format === undefined || coding !== undefined) throw new DomainError('unsupported_media_type');
  return format;
}
