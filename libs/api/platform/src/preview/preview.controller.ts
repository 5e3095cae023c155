import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@site/vocabulary';
import { ID, KIND_URLS } from '../http/documented';
import { isUuid } from '../http/pagination';
import { OneOf, Rule } from '../http/validation.decorators';
import { Problems, REFUSED_BODY } from '../openapi/problems.decorator';
import { AdministratorOnly } from '../openapi/route.decorators';
import { EditedKinds } from '../record-lifecycle/edited-kinds';
import { PREVIEW_VIEWS, SitePreview, type UnsavedRecord } from './site-preview';
import { unfinishedValues } from './unfinished-values';

const isGiven = (value: unknown): boolean => value !== undefined;
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIdOrAbsent = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && isUuid(value));

export class PreviewInput {
  @ApiProperty({ enum: LOCALES })
  @OneOf(LOCALES)
  @Rule('value_required', isGiven)
  readonly language!: Locale;

  @ApiProperty({ enum: PREVIEW_VIEWS, description: 'Its card in a list, or its page' })
  @OneOf(PREVIEW_VIEWS)
  @Rule('value_required', isGiven)
  readonly view!: UnsavedRecord['view'];

  @ApiProperty({
    ...ID,
    required: false,
    description: 'Of the stored record that is edited; absent: it is a new one',
  })
  @Rule('id_expected', isIdOrAbsent)
  readonly id?: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Fields as for saving; what is missing is shown as empty',
    example: { title_fr: 'Étude hydrologique du bassin' },
  })
  @Rule('object_expected', isObject)
  readonly values!: Readonly<Record<string, unknown>>;
}

export class PreviewDto {
  @ApiProperty({
    description: 'A whole HTML document without script, links and forms, to be shown in a sandboxed frame',
    example: '<!DOCTYPE html><html lang="fr">…</html>',
  })
  readonly html!: string;
}

@ApiTags('preview')
@AdministratorOnly()
@Controller()
export class PreviewController {
  constructor(
    private readonly kinds: EditedKinds,
    private readonly site: SitePreview,
  ) {}

  // It stands behind no address: whoever may not ask sees nothing, and nothing of it is there to be found.
  @Post(':kind/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What visitors would see of a record that is not saved',
    description: 'Rendered as the site is, from what is sent. Nothing is stored, and nothing kept.',
  })
  @ApiParam({ name: 'kind', description: 'What it is', enum: KIND_URLS })
  @ApiOkResponse({ type: PreviewDto, description: 'The page or the card, in the frame of the site' })
  @Problems('not_found', ...REFUSED_BODY)
  async previewRecord(
    @Param('kind') url: string,
    @Body() { values, language, view, id }: PreviewInput,
  ): Promise<PreviewDto> {
    const edited = this.kinds.at(url);
    const shown = unfinishedValues(edited, values);
    const named = id === undefined ? {} : { id: id.toLowerCase() };
    return {
      html: await this.site.render({ kind: edited.name, values: shown, language, view, ...named }),
    };
  }
}
