/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface FirmFacts {
  /**
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  legal_form_fr: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  legal_form_en: string;
  /**
     * Share capital in FCFA
     * @minimum 1
     * @maximum 999999999999999
     */
  capital_fcfa: number;
  /**
     * For how many years the company is founded
     * @minimum 1
     * @maximum 999
     */
  duration_years: number;
  /** Day of its creation */
  created_on: string;
  /**
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  identification_number: string | null;
  /**
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  trade_register_number: string | null;
  /**
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  tax_centre: string | null;
  /**
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  social_security_agency: string | null;
  /**
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  director_name: string | null;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  director_bio_fr: string;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  director_bio_en: string;
  /**
     * `url` of an uploaded file of the bucket `project-images`
     * @minLength 1
     * @maxLength 500
     * @nullable
     * @pattern ^/files/project-images/[\w.-]+$
     */
  director_portrait_url: string | null;
  /**
     * Of who leads the firm, one a line
     * @minLength 1
     * @maxLength 1000
     * @nullable
     */
  qualifications_fr: string | null;
  /**
     * Of who leads the firm, one a line
     * @minLength 1
     * @maxLength 1000
     * @nullable
     */
  qualifications_en: string | null;
  /**
     * Of the firm, one a line
     * @minLength 1
     * @maxLength 1000
     * @nullable
     */
  certifications_fr: string | null;
  /**
     * Of the firm, one a line
     * @minLength 1
     * @maxLength 1000
     * @nullable
     */
  certifications_en: string | null;
  /**
     * @minLength 1
     * @maxLength 100
     */
  city: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  district: string;
  /**
     * Street and number
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  address_fr: string | null;
  /**
     * Street and number
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  address_en: string | null;
  /**
     * Digits, spaces, `+`, dots, hyphens and brackets
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  phone: string | null;
  /**
     * @minLength 1
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * Digits only, with the country code
     * @nullable
     * @pattern ^\d{8,15}$
     */
  whatsapp_number: string | null;
  /**
     * Absolute address, http or https
     * @minLength 1
     * @maxLength 500
     * @nullable
     * @pattern ^[Hh][Tt][Tt][Pp][Ss]?://[^\s\u0000-\u001f\u007f-\u009f\\<>"]+$
     */
  social_url: string | null;
  /**
     * Monday to Friday; times are of Africa/Abidjan
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  weekdays_open: string;
  /**
     * Later than `weekdays_open`
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  weekdays_close: string;
  /**
     * Null with `saturday_close`: closed on Saturdays
     * @nullable
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  saturday_open: string | null;
  /**
     * Later than `saturday_open`
     * @nullable
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  saturday_close: string | null;
  /**
     * @minLength 1
     * @maxLength 20
     */
  projects_figure: string;
  /**
     * @minLength 1
     * @maxLength 20
     */
  beneficiaries_figure: string;
  /**
     * @minLength 1
     * @maxLength 20
     */
  countries_figure: string;
  /**
     * @minLength 1
     * @maxLength 20
     */
  years_figure: string;
  /**
     * Who hosts the site, for the legal notices
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  hosting: string | null;
  /**
     * `url` of an uploaded file of the bucket `publications`
     * @minLength 1
     * @maxLength 500
     * @nullable
     * @pattern ^/files/publications/[\w.-]+$
     */
  brochure_url: string | null;
  /**
     * `url` of an uploaded file of the bucket `project-images`
     * @minLength 1
     * @maxLength 500
     * @nullable
     * @pattern ^/files/project-images/[\w.-]+$
     */
  share_image_url: string | null;
}
