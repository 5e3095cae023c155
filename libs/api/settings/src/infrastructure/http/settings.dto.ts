import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { FileFactsDto, type FilesOfRecord } from '@site/api-platform/content';
import { FIRM_PLACEHOLDERS, type Firm } from '@site/vocabulary';
import { Fact } from './fact.decorator';

/** Facts of the firm, under the names of the wire; where null may stand, it means that nobody has given the fact. */
export class FirmFactsDto implements Firm {
  @Fact() readonly name!: string;
  @Fact() readonly legal_form_fr!: string;
  @Fact() readonly legal_form_en!: string;
  @Fact('Share capital in FCFA') readonly capital_fcfa!: number;
  @Fact('For how many years the company is founded') readonly duration_years!: number;
  @Fact('Day of its creation') readonly created_on!: string;
  @Fact() readonly identification_number!: string | null;
  @Fact() readonly trade_register_number!: string | null;
  @Fact() readonly tax_centre!: string | null;
  @Fact() readonly social_security_agency!: string | null;
  @Fact() readonly director_name!: string | null;
  @Fact() readonly director_bio_fr!: string;
  @Fact() readonly director_bio_en!: string;
  @Fact('`url` of an uploaded file of the bucket `project-images`')
  readonly director_portrait_url!: string | null;
  @Fact('Of who leads the firm, one a line') readonly qualifications_fr!: string | null;
  @Fact('Of who leads the firm, one a line') readonly qualifications_en!: string | null;
  @Fact('Of the firm, one a line') readonly certifications_fr!: string | null;
  @Fact('Of the firm, one a line') readonly certifications_en!: string | null;
  @Fact() readonly city!: string;
  @Fact() readonly district!: string;
  @Fact('Street and number') readonly address_fr!: string | null;
  @Fact('Street and number') readonly address_en!: string | null;
  @Fact('Digits, spaces, `+`, dots, hyphens and brackets') readonly phone!: string | null;
  @Fact() readonly email!: string | null;
  @Fact('Digits only, with the country code') readonly whatsapp_number!: string | null;
  @Fact('Absolute address, http or https') readonly social_url!: string | null;
  @Fact('Monday to Friday; times are of Africa/Abidjan') readonly weekdays_open!: string;
  @Fact('Later than `weekdays_open`') readonly weekdays_close!: string;
  @Fact('Null with `saturday_close`: closed on Saturdays') readonly saturday_open!: string | null;
  @Fact('Later than `saturday_open`') readonly saturday_close!: string | null;
  @Fact() readonly projects_figure!: string;
  @Fact() readonly beneficiaries_figure!: string;
  @Fact() readonly countries_figure!: string;
  @Fact() readonly years_figure!: string;
  @Fact('Who hosts the site, for the legal notices') readonly hosting!: string | null;
  @Fact('`url` of an uploaded file of the bucket `publications`') readonly brochure_url!: string | null;
  @Fact('`url` of an uploaded file of the bucket `project-images`') readonly share_image_url!: string | null;
}

/** The same as it is sent, which is nothing else. */
export class FirmDto extends FirmFactsDto {}

/** The same as everybody reads it. */
@ApiExtraModels(FileFactsDto, FirmFactsDto)
export class PublishedFirmDto extends FirmFactsDto {
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(FileFactsDto) },
    description:
      'What is said of the files besides, by the field with the address; absent where that is nothing',
  })
  readonly files?: FilesOfRecord;
}

/** The same for administrators, who also see what is left to do. */
export class SettingsDto extends FirmFactsDto {
  @ApiProperty({
    isArray: true,
    type: String,
    enum: FIRM_PLACEHOLDERS,
    description: 'Facts that the owner has not given yet',
    example: ['name', 'phone'],
  })
  readonly to_complete!: readonly string[];
}
