import { Controller, Get, Query, Res, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock, Journal } from '@site/api-kernel';
import { operationNames, type Kind } from '@site/vocabulary';
import type { Response } from 'express';
import { CurrentCaller } from '../access/access.decorators';
import type { Caller } from '../access/caller';
import { sendPieces } from '../http/send-pieces';
import { savedAs } from '../openapi/headers';
import { Problems } from '../openapi/problems.decorator';
import { AdministratorOnly } from '../openapi/route.decorators';
import { Database } from '../persistence/database';
import { EditedKinds } from '../record-lifecycle/edited-kinds';
import { ExportedRecordDto, FILE_CONTENT } from './file-content';
import { EXPORT_FORMATS } from './record-export';
import { recordRows } from './record-rows';
import { demandVisibility, exportQueryOf } from './transfer.query';

/** The route that gives the records of a kind out as a file; it stands before those of the kind, whose pattern it has. */
export function exportControllerOf(kind: Kind): Type {
  class ExportQuery extends exportQueryOf(kind) {}

  @ApiTags('transfer')
  @AdministratorOnly()
  @Controller(kind.url)
  class ExportController {
    constructor(
      private readonly modules: ModuleRef,
      private readonly database: Database,
      private readonly clock: Clock,
      private readonly journal: Journal,
    ) {}

    @Get('export')
    @ApiOperation({
      operationId: operationNames(kind).export,
      summary: `All ${kind.name.replaceAll('_', ' ')} as a table for a spreadsheet, or as JSON`,
      description:
        'All that the list has with the same filters, in the order in which they were made. CSV: UTF-8 with a byte order ' +
        "mark, a header row, semicolons; what looks like a formula follows a `'`.",
    })
    @ApiExtraModels(ExportedRecordDto)
    @ApiOkResponse({
      description: 'The records',
      headers: savedAs(`attachment; filename="${kind.url}-2026-03-01.csv"`),
      content: FILE_CONTENT,
    })
    @Problems('invalid_parameter')
    async exportRecords(
      @Query() { format, ...wanted }: ExportQuery,
      @CurrentCaller() { userId }: Caller,
      @Res() response: Response,
    ): Promise<void> {
      // Looked up when it is asked for: a module that this one needed would have its routes first.
      const edited = this.modules.get(EditedKinds, { strict: false }).at(kind.url);
      demandVisibility(edited, wanted);
      await this.journal.note('exported', kind.name, { by: userId });
      const { type, pieces } = EXPORT_FORMATS[format];
      const day = this.clock.now().toISOString().slice(0, 10);
      const headers = {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${kind.url}-${day}.${format}"`,
      };
      await sendPieces(response, headers, pieces(edited, recordRows(this.database, edited, wanted)));
    }
  }
  return ExportController;
}
