import { Body, Controller, Delete, Get, Inject, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SeenVersions } from '@site/api-kernel';
import { operationNames, type ContentKind, type Kind } from '@site/vocabulary';
import type { Response } from 'express';
import { CurrentCaller } from '../access/access.decorators';
import type { Caller } from '../access/caller';
import { listAnswer } from '../http/list-query';
import { RecordIdPipe } from '../http/record-id.pipe';
import { SeenVersion } from '../http/version-tag';
import { ForReadership, ReadByAnyone } from '../openapi/public-read.decorator';
import { AnswersFacets, AnswersList, AnswersRecord, ChangesRecord } from '../openapi/record-routes';
import { CreatesRecord, RemovesRecord, ReplacesRecord } from '../openapi/record-routes';
import { AdministratorOnly } from '../openapi/route.decorators';
import { cacheFor } from '../response-cache/cached.decorator';
import type { ListPage } from '../persistence/keyset-page';
import { inputOf, listQueryOf } from './bodies';
import { listRequest, type ContentReader } from './content-reader';
import { contentClassesOf, type ContentRoutes, type Edited } from './content-routes';
import { facetQueryOf } from './filter-queries';
import { patchedBody, replacingBody, type SeenBody } from './merge-patch';
import type { Readership, Visibility } from './readership';
import { RecordQuery } from './record-query';
import { kindsInAnswer } from './related-records';
import { draftOf, sortsOf, versionedValues, type Kept } from './shapes';

const WRITES = { keys: 'content:write' } as const;

/** The routes of a kind: by its description, and by what it has besides. */
export function contentControllerOf<
  K extends Kind,
  Entity,
  Draft,
  Sent extends object,
  Row extends { readonly id: string },
  Shown extends string = Visibility,
>(kind: K, own: ContentRoutes<K, Entity, Draft, Sent, Row, Shown>): Type {
  const { sorts = sortsOf(kind), told = (found) => found } = own;
  const said: NonNullable<typeof own.said> = own.said ?? {};
  const { draft = (sent: Sent) => draftOf(kind, sent) as unknown as Draft } = own;
  const { answer = (entity: Entity) => versionedValues(kind, entity as unknown as Kept) as never } = own;
  class Input extends (own.input ?? (inputOf(kind) as Type<object>)) {}
  const { Revision, Changes, Answer, List, Facets } = contentClassesOf(kind, Input, own);
  const names = operationNames(kind);
  const word = kind.record.replaceAll('_', ' ');
  const words = kind.name.replaceAll('_', ' ');
  const Words = words.charAt(0).toUpperCase() + words.slice(1);
  class ListQuery extends (listQueryOf(kind, sorts, own.visibilities) as Type<object>) {}
  class FacetQuery extends (facetQueryOf(kind, own.visibilities) as Type<object>) {}

  @ApiTags(words)
  @Controller(kind.url)
  class ContentController {
    constructor(
      @Inject(own.service) private readonly service: Edited<Entity, Draft>,
      @Inject(own.reader) private readonly reader: ContentReader<K, Row, Shown>,
    ) {}

    @Get()
    @ReadByAnyone(...kindsInAnswer(kind))
    @ApiOperation({
      operationId: names.list,
      summary: `${Words}, newest first or sorted`,
      ...(said.list !== undefined && { description: said.list }),
    })
    @AnswersList(List)
    async list(
      @Query() query: ListQuery,
      @ForReadership() readership: Readership,
      @Res({ passthrough: true }) response: Response,
    ) {
      const request = listRequest(kind, query as never, sorts);
      const page: ListPage<Row> = await this.reader.list(request as never, readership);
      if (page.holds !== undefined) cacheFor(response, page.holds);
      return listAnswer(page);
    }

    @Get('facets')
    @ReadByAnyone(kind.name as ContentKind)
    @ApiOperation({
      operationId: names.facets,
      summary: `How many ${said.counted ?? words} there are of each value that lists are filtered by`,
    })
    @AnswersFacets(Facets)
    facets(@Query() query: FacetQuery, @ForReadership() readership: Readership) {
      return this.reader.facets(query as never, readership);
    }

    @Get(':id')
    @ReadByAnyone(...kindsInAnswer(kind))
    @ApiOperation({ operationId: names.get, summary: `One ${word}` })
    @AnswersRecord(Answer)
    async get(
      @Param('id', RecordIdPipe) id: string,
      @Query() { text }: RecordQuery,
      @ForReadership() readership: Readership,
    ) {
      return told(await this.reader.get(id, readership, text));
    }

    @Post()
    @AdministratorOnly(WRITES)
    @ApiOperation({ operationId: names.create, summary: `Publish a ${word}` })
    @CreatesRecord(Answer, `/api/v1/${kind.url}`)
    async create(@Body() input: Input, @CurrentCaller() { userId }: Caller) {
      return answer(await this.service.editing.publish(draft(input as Sent), userId));
    }

    @Put(':id')
    @AdministratorOnly(WRITES)
    @ReplacesRecord(Answer, Revision, {
      operationId: names.replace,
      summary: `Replace a ${word}`,
      absent: said.absent,
    })
    async replace(
      @Param('id', RecordIdPipe) id: string,
      @SeenVersion() seen: SeenVersions,
      @Body() sent: object,
      @CurrentCaller() { userId }: Caller,
    ) {
      const standing = await this.reader.get(id, 'editors');
      return this.revise(id, await replacingBody(kind, Revision, standing, sent, seen, own), userId);
    }

    @Patch(':id')
    @AdministratorOnly(WRITES)
    @ChangesRecord(Answer, Changes, { operationId: names.update, summary: `Update some of a ${word}` })
    async update(
      @Param('id', RecordIdPipe) id: string,
      @SeenVersion() seen: SeenVersions,
      @Body() changes: object,
      @CurrentCaller() { userId }: Caller,
    ) {
      const standing = await this.reader.get(id, 'editors');
      return this.revise(id, await patchedBody(kind, Revision, standing, changes, seen, own), userId);
    }

    @Delete(':id')
    @AdministratorOnly(WRITES)
    @ApiOperation({ operationId: names.delete, summary: `Delete a ${word}` })
    @RemovesRecord()
    remove(
      @Param('id', RecordIdPipe) id: string,
      @SeenVersion() seen: SeenVersions,
      @CurrentCaller() { userId }: Caller,
    ): Promise<void> {
      return this.service.editing.withdraw(id, seen, userId);
    }

    private async revise(id: string, { body, seen }: SeenBody<object>, editor: string) {
      return answer(await this.service.editing.revise(id, draft(body as Sent), seen, editor));
    }
  }
  return ContentController;
}
