import { defineEntity, p } from '@mikro-orm/core';
import { hexadecimal } from '@site/api-platform/persistence';
import type { Bucket } from '@site/vocabulary';
import type { ContentType } from '../../domain/file-format';
import { Dimensions, StoredFile } from '../../domain/stored-file';

export const DimensionsSchema = defineEntity({
  class: Dimensions,
  className: 'Dimensions',
  embeddable: true,
  properties: { width: p.integer(), height: p.integer() },
});

/** What was found out at the upload. What becomes of the file is counted by triggers (`FileUses`). */
export const StoredFileSchema = defineEntity({
  class: StoredFile,
  className: 'StoredFile',
  tableName: 'files',
  properties: {
    id: p.uuid().primary(),
    bucket: p.string().length(40).$type<Bucket>(),
    name: p.string().length(80),
    originalName: p.string().length(255),
    contentType: p.string().length(40).$type<ContentType>(),
    size: p.integer(),
    dimensions: () => p.embedded(DimensionsSchema).prefix('').object(false).nullable(),
    animated: p.boolean().default(false),
    sha256: hexadecimal(),
    contentName: p.string().length(120).nullable(),
    contentVersion: p.integer().default(1),
    uploadedBy: p.uuid().nullable().index('files_uploaded_by_index'),
  },
  uniques: [{ properties: ['bucket', 'name'], name: 'files_bucket_name_unique' }],
});
