import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  getSchemaPath,
  type HeadersObject,
} from '@nestjs/swagger';
import { Idempotent } from '../idempotency/idempotent.decorator';
import { cuttableProperties } from '../content/cuttable';
import { AnswersExcerpt, EXCERPT_TYPE } from '../http/excerpt';
import { AnswersVersion } from '../http/versioned';
import { ETAG_HEADER, locationHeader } from './headers';
import { Problems, REFUSED_BODY } from './problems.decorator';
import { NamesRecord, NeedsSeenVersion, Revalidated } from './route.decorators';

/** Documents an answer that `fields` and `lang` may ask less of, and lets them. */
function answered(type: Type, description: string, own: HeadersObject): MethodDecorator {
  const properties = cuttableProperties(type);
  if (properties === undefined) return ApiOkResponse({ type, description, headers: own });
  const schema = { $ref: getSchemaPath(type) };
  return applyDecorators(
    AnswersExcerpt(properties),
    ApiExtraModels(type),
    ApiOkResponse({
      description,
      headers: own,
      content: { 'application/json': { schema }, [EXCERPT_TYPE]: { schema } },
    }),
  );
}

/** Answers a page of records; what anyone may read has a tag for asking again. */
export function AnswersList(type: Type): MethodDecorator {
  const isPublic = cuttableProperties(type) !== undefined;
  return applyDecorators(
    answered(type, 'A page of the records that match', isPublic ? ETAG_HEADER : {}),
    ...(isPublic ? [Revalidated()] : []),
    Problems('invalid_parameter', 'dependency_unavailable'),
  );
}

/** Answers how many records there are of each value that lists are filtered by. */
export function AnswersFacets(type: Type, description = 'Values and how often they occur'): MethodDecorator {
  return applyDecorators(
    ApiOkResponse({ type, description, headers: ETAG_HEADER }),
    Revalidated(),
    Problems('invalid_parameter', 'dependency_unavailable'),
  );
}

/** Answers the record that `{id}` names, with its version as tag. */
export function AnswersRecord(type: Type): MethodDecorator {
  return applyDecorators(NamesRecord(), AnswersPublicRecord(type));
}

/** Answers one record (`Versioned`), with its version as tag, whatever names it. */
export function AnswersPublicRecord(type: Type): MethodDecorator {
  return applyDecorators(
    AnswersVersion(),
    answered(type, 'The record', ETAG_HEADER),
    Revalidated(),
    Problems('not_found', 'dependency_unavailable'),
  );
}

/** Makes a record in a collection, once for each `Idempotency-Key`. */
export function CreatesRecord(type: Type, collection: string): MethodDecorator {
  return applyDecorators(
    Idempotent(),
    AnswersVersion(collection),
    ApiCreatedResponse({
      type,
      description: 'The record as published',
      headers: { ...ETAG_HEADER, ...locationHeader(collection) },
    }),
    Problems(...REFUSED_BODY),
  );
}

/** Replaces the version that `If-Match` names. */
export function RevisesRecord(type: Type): MethodDecorator {
  return applyDecorators(
    NeedsSeenVersion(),
    NamesRecord(),
    AnswersVersion(),
    ApiOkResponse({ type, description: 'The record as revised', headers: ETAG_HEADER }),
    Problems('not_found', ...REFUSED_BODY),
  );
}

const COMES_BACK = 'A record may come back as it was read.';
const MERGES = `Merges what is sent into the record (RFC 7396); what is absent stays. ${COMES_BACK}`;

/** Replaces all of the version that `If-Match` names. */
export function ReplacesRecord(
  type: Type,
  body: Type,
  { summary, absent }: { readonly summary: string; readonly absent?: string },
): MethodDecorator {
  const description = `Replaces the whole record${absent === undefined ? '' : `: ${absent}`}. ${COMES_BACK}`;
  return applyDecorators(
    ApiOperation({ summary, description }),
    ApiBody({ type: body }),
    RevisesRecord(type),
  );
}

/** Merges changes into the version that `If-Match` names (RFC 7396). */
export function ChangesRecord(
  type: Type,
  changes: Type,
  { summary, description = MERGES }: { readonly summary: string; readonly description?: string },
): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary, description }),
    ApiConsumes('application/merge-patch+json', 'application/json'),
    ApiBody({ type: changes }),
    RevisesRecord(type),
  );
}

/** Removes the version that `If-Match` names. */
export function RemovesRecord(): MethodDecorator {
  return applyDecorators(
    NeedsSeenVersion(),
    HttpCode(204),
    NamesRecord(),
    ApiNoContentResponse({ description: 'The record is gone' }),
    Problems('not_found'),
  );
}
