import { ApiSchema, getSchemaPath } from '@nestjs/swagger';

@ApiSchema({
  description: 'A record as files have it, by the names of its fields; `id` and `version` come first',
})
export class ExportedRecordDto {}

/** A file of records for the document, by the types that are sent and answered. */
export const FILE_CONTENT = {
  'text/csv': { schema: { type: 'string' } },
  'application/json': { schema: { type: 'array', items: { $ref: getSchemaPath(ExportedRecordDto) } } },
} as const;
