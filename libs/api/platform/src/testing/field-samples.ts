import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { defineEntity } from '@mikro-orm/core';
import { demandVersion, describedBy, Repository, type SeenVersions } from '@site/api-kernel';
import { anEdit, CountingIdGenerator } from '@site/api-kernel/testing';
import { kind } from '@site/vocabulary';
import {
  choice,
  day,
  englishOf,
  fewFlag,
  file,
  flag,
  link,
  optionalDay,
  optionalProse,
  optionalText,
  pair,
  prose,
  text,
  whole,
} from '@site/vocabulary/fields';
import { Public } from '../access/access.decorators';
import { inputOf, listQueryOf, recordOf, revisionOf } from '../content/bodies';
import { recordColumnsOf } from '../content/columns';
import { ContentReader, listRequest } from '../content/content-reader';
import type { Readership } from '../content/readership';
import { draftOf, versionedValues } from '../content/shapes';
import { listAnswer } from '../http/list-query';
import { SeenVersion } from '../http/version-tag';
import { ForReadership } from '../openapi/public-read.decorator';
import { AnswersRecord, CreatesRecord, RevisesRecord } from '../openapi/record-routes';

/** A kind with a field of each type there is, and a name of two words. */
export const FIELD_SAMPLES = kind({
  name: 'field_samples',
  url: 'field-samples',
  record: 'field_sample',
  fields: {
    name: text(60, 'Puits'),
    note: optionalText(60, 'Sec en mars'),
    note_en: englishOf('note', 60, 'Dry in March'),
    code: optionalText(8, 'P-12', {
      form: { pattern: /^P-\d+$/, refusal: 'value_invalid' },
    }),
    report: prose(2_000, 'Un puits de douze mètres.'),
    remark: optionalProse(2_000, 'À revoir.'),
    title: pair('text', 60, 'Puits', 'Well'),
    state: choice(['dry', 'wet'], 'wet', 'value_invalid', 'Whether there is water'),
    depth: whole({ min: -5, max: 900, starts: 0, example: 12 }),
    active: flag(true, 'Whether it is in use'),
    best: fewFlag(2, 'value_required', 'Whether it is among the best'),
    dug_on: day('2026-03-01'),
    closed_on: optionalDay('2026-04-01'),
    photo_url: file('project-images', '.jpg'),
    page_url: link('https://well.example'),
  },
  search: ['name', 'note', 'report', 'remark', 'title'],
  sorts: ['name', 'title_fr', 'state', 'depth', 'dug_on'],
  filters: ['name', 'note', 'state', 'depth', 'active', 'best', 'dug_on'],
  derived: {
    land: {
      type: 'group',
      of: 'note',
      groups: { west: ['Côte d’Ivoire', 'Sassandra, San-Pédro', '{"Man"}'], north: ['Korhogo'] },
    },
  },
});

type Kind = typeof FIELD_SAMPLES;

/** What a migration step says of it. */
export const FIELD_SAMPLES_TABLE = `
create table field_samples (
  id uuid not null primary key,
  name varchar(60) not null, note varchar(60) null, note_en varchar(60) null, code varchar(8) null, report text not null, remark text null,
  title_fr text not null, title_en text not null, state varchar(20) not null, depth int not null,
  active boolean not null, best boolean not null default false, dug_on varchar(10) not null, closed_on varchar(10) null,
  photo_url varchar(500) null, page_url varchar(500) null,
  created_at timestamptz(6) not null, edited_by uuid null, edited_at timestamptz(6) not null,
  version int not null default 1
);
call make_hideable('field_samples');
call mark_outdated_english('field_samples');
call watch_content('field_samples');
call search_in('field_samples', array['name', 'note', 'report', 'remark', 'title_fr', 'title_en']);
call sort_by('field_samples', array['name', 'title_fr', 'state', 'dug_on']);
call sort_by_number('field_samples', array['depth']);
call sort_by_change('field_samples');
call few_have('field_samples', 'best', 2, 'value_required');
call remember_removed('field_samples', 'true');
call watch_file('field_samples', 'photo_url');
call keep_versions('field_samples');
grant select, insert, update, delete on field_samples to public;`;

export class FieldSample extends describedBy(FIELD_SAMPLES) {}

export const FieldSampleSchema = defineEntity({
  class: FieldSample,
  className: 'FieldSample',
  tableName: FIELD_SAMPLES.name,
  properties: recordColumnsOf(FIELD_SAMPLES),
});

class FieldSampleInput extends inputOf(FIELD_SAMPLES) {}
class FieldSampleRevision extends revisionOf(FIELD_SAMPLES, FieldSampleInput) {}
class FieldSampleDto extends recordOf(FIELD_SAMPLES) {}
class FieldSampleListQuery extends listQueryOf(FIELD_SAMPLES) {}

export abstract class FieldSampleReader extends ContentReader<Kind> {}
export abstract class FieldSampleRepository extends Repository<FieldSample> {}

const PATH = '/api/v1/field-samples';

@Controller(FIELD_SAMPLES.url)
export class FieldSamplesController {
  private readonly ids = new CountingIdGenerator();

  constructor(
    private readonly repository: FieldSampleRepository,
    private readonly reader: FieldSampleReader,
  ) {}

  @Get()
  @Public()
  async list(@Query() query: FieldSampleListQuery, @ForReadership() readership: Readership) {
    return listAnswer(await this.reader.list(listRequest(FIELD_SAMPLES, query), readership));
  }

  @Get(':id')
  @Public()
  @AnswersRecord(FieldSampleDto)
  one(@Param('id') id: string, @ForReadership() readership: Readership) {
    return this.reader.get(id, readership);
  }

  @Post()
  @Public()
  @CreatesRecord(FieldSampleDto, PATH)
  async create(@Body() input: FieldSampleInput) {
    const sample = new FieldSample(this.ids.next(), draftOf(FIELD_SAMPLES, input), anEdit());
    await this.repository.add(sample);
    return versionedValues(FIELD_SAMPLES, sample);
  }

  @Put(':id')
  @Public()
  @RevisesRecord(FieldSampleDto)
  async revise(
    @Param('id') id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() input: FieldSampleRevision,
  ) {
    const sample = await this.repository.get(id);
    demandVersion(sample, seen);
    sample.revise(draftOf(FIELD_SAMPLES, input), anEdit());
    await this.repository.save(sample);
    return versionedValues(FIELD_SAMPLES, sample);
  }
}
