/**
 * What search engines ask of structured data: required and recommended properties of Google's guides (breadcrumb, local
 * business, article) and of schema.org, as JSON Schemas. Only what is listed may be there.
 */
const ADDRESS = { type: 'string', format: 'address' } as const;
const TEXT = { type: 'string', minLength: 1 } as const;
const DAY = { type: 'string', pattern: '^\\d{4}(-\\d{2}(-\\d{2}(T[\\d:.]+Z)?)?)?$' } as const;
const TIME = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const;
const LANGUAGE = { enum: ['fr', 'en'] } as const;
const WEEKDAY = '^https://schema\\.org/(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$';

type Properties = Readonly<Record<string, object>>;

/** A thing of one type that has `required`, may have `optional`, and has nothing else. */
function thing(type: string, required: Properties, optional: Properties = {}): object {
  return {
    type: 'object',
    properties: { '@type': { const: type }, ...required, ...optional },
    required: ['@type', ...Object.keys(required)],
    additionalProperties: false,
  };
}

const REFERENCE = {
  type: 'object',
  properties: { '@id': ADDRESS },
  required: ['@id'],
  additionalProperties: false,
};
const ORGANISATION = thing('Organization', { name: TEXT }, { '@id': ADDRESS, url: ADDRESS, logo: ADDRESS });
const FIRM = { anyOf: [REFERENCE, ORGANISATION] };
const PICTURES = { anyOf: [ADDRESS, { type: 'array', items: ADDRESS, minItems: 1 }] };

const FIRM_FACTS = {
  '@id': ADDRESS,
  name: TEXT,
  url: ADDRESS,
  logo: ADDRESS,
  image: ADDRESS,
  foundingDate: DAY,
  address: thing(
    'PostalAddress',
    { addressLocality: TEXT, addressCountry: { const: 'CI' } },
    { streetAddress: TEXT },
  ),
  openingHoursSpecification: {
    type: 'array',
    minItems: 1,
    items: thing('OpeningHoursSpecification', {
      dayOfWeek: { type: 'array', minItems: 1, items: { type: 'string', pattern: WEEKDAY } },
      opens: TIME,
      closes: TIME,
    }),
  },
};
const WORK = {
  '@id': ADDRESS,
  url: ADDRESS,
  inLanguage: { anyOf: [LANGUAGE, { type: 'array', items: LANGUAGE }] },
};

/** By type of the thing. */
export const SCHEMAS: Readonly<Record<string, object>> = {
  ProfessionalService: thing('ProfessionalService', FIRM_FACTS, {
    telephone: { type: 'string', pattern: '^\\+[\\d ]{8,}$' },
    email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$' },
    sameAs: { type: 'array', items: ADDRESS, minItems: 1 },
  }),
  Organization: thing('Organization', { '@id': ADDRESS, name: TEXT, url: ADDRESS, logo: ADDRESS }),
  WebSite: thing('WebSite', {
    '@id': ADDRESS,
    name: TEXT,
    url: ADDRESS,
    inLanguage: LANGUAGE,
    publisher: REFERENCE,
  }),
  BreadcrumbList: thing('BreadcrumbList', {
    itemListElement: {
      type: 'array',
      minItems: 2,
      items: thing('ListItem', { position: { type: 'integer', minimum: 1 }, name: TEXT, item: ADDRESS }),
    },
  }),
  ItemList: thing('ItemList', {
    name: TEXT,
    numberOfItems: { type: 'integer', minimum: 1 },
    itemListElement: {
      type: 'array',
      minItems: 1,
      items: thing('ListItem', {
        position: { type: 'integer', minimum: 1 },
        item: thing('Service', { name: TEXT, description: TEXT, provider: ORGANISATION, areaServed: TEXT }),
      }),
    },
  }),
  Article: thing(
    'Article',
    {
      ...WORK,
      headline: TEXT,
      description: TEXT,
      datePublished: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$' },
      author: FIRM,
      publisher: FIRM,
      mainEntityOfPage: ADDRESS,
    },
    { image: PICTURES, dateModified: DAY },
  ),
  Report: thing(
    'Report',
    { ...WORK, name: TEXT, description: TEXT, datePublished: DAY, author: FIRM, publisher: FIRM },
    {
      mainEntityOfPage: ADDRESS,
      genre: TEXT,
      about: TEXT,
      image: PICTURES,
      encoding: thing('MediaObject', { encodingFormat: { const: 'application/pdf' }, contentUrl: ADDRESS }),
    },
  ),
  CreativeWork: thing(
    'CreativeWork',
    { ...WORK, name: TEXT, description: TEXT, author: FIRM, publisher: FIRM, mainEntityOfPage: ADDRESS },
    {
      image: PICTURES,
      dateCreated: { type: 'string', pattern: '^\\d{4}$' },
      locationCreated: thing('Place', { name: TEXT }),
    },
  ),
};
