import { ApiProperty } from '@nestjs/swagger';
import { OneOf, Rule } from '@site/api-platform/http';
import { IMAGE_WIDTHS, UPLOAD_LIMITS, type ImageWidth } from '@site/vocabulary';
import { FILE_TYPES } from '../../domain/file-format';
import { sizeText, urlOf, type StoredFile } from '../../domain/stored-file';

const { imageBytes, imageMegapixels, animationMegapixels, pdfBytes } = UPLOAD_LIMITS;
const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`;

export class UploadFileDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description:
      `JPEG, PNG, WebP, GIF or AVIF up to ${megabytes(imageBytes)} and ${imageMegapixels} megapixels; ` +
      `the pictures of an animation together up to ${animationMegapixels['image/gif']} as GIF, ${animationMegapixels['image/webp']} as WebP; ` +
      `PDF up to ${megabytes(pdfBytes)} in the bucket \`publications\`; recognised by its bytes, whatever its name`,
  })
  readonly file!: unknown;
}

export class UploadedFileDto {
  @ApiProperty({
    format: 'uri-reference',
    description: 'Address relative to the root of the site',
    example: '/files/project-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg',
  })
  readonly url: string;

  @ApiProperty({ description: 'The name it had, cleaned', example: 'barrage.jpg' })
  readonly name: string;

  @ApiProperty({ enum: FILE_TYPES, example: 'image/jpeg' })
  readonly content_type: string;

  @ApiProperty({ type: 'integer', description: 'Bytes as stored', example: 1_310_720 })
  readonly size: number;

  @ApiProperty({ description: 'Megabytes of 1024 × 1024 bytes', example: '1.25 MB' })
  readonly file_size: string;

  constructor(file: StoredFile) {
    this.url = urlOf(file);
    this.name = file.originalName;
    this.content_type = file.contentType;
    this.size = file.size;
    this.file_size = sizeText(file.size);
  }
}

export class FileQuery {
  @ApiProperty({
    enum: IMAGE_WIDTHS.map(String),
    required: false,
    description: 'Width in pixels of a smaller WebP or AVIF image, negotiated by `Accept`; never enlarged',
  })
  @OneOf(IMAGE_WIDTHS.map(String))
  readonly w?: string;

  @ApiProperty({
    type: String,
    required: false,
    pattern: '^[1-9]\\d{0,8}$',
    description: '`content_version` of the file: what is asked for with the present one may be kept for ever',
    example: '2',
  })
  @Rule('whole_number_invalid', (value) => value === undefined || /^[1-9]\d{0,8}$/.test(String(value)), {
    min: 1,
    max: 999_999_999,
  })
  readonly v?: string;
}

/** Whether the bytes never change under the address that was asked for. */
export function isImmutable({ v = '1' }: FileQuery, { contentVersion }: StoredFile): boolean {
  return Number(v) === contentVersion;
}

export function requestedWidth({ w }: FileQuery): ImageWidth | undefined {
  return IMAGE_WIDTHS.find((width) => String(width) === w);
}
