import { expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { nameEnumerations } from './enumerations';

it('A type keeps its name when another kind comes to have the same choices', () => {
  const options = ['open', 'closed'];
  const status = { type: 'string', enum: options.toReversed() };
  const document = { components: { schemas: { Site: { properties: { status } } } } };
  nameEnumerations(document as unknown as OpenAPIObject, { SiteStatus: options, OfficeState: options });
  expect(document.components.schemas).toEqual({
    Site: { properties: { status: { $ref: '#/components/schemas/SiteStatus' } } },
    SiteStatus: { type: 'string', enum: options },
  });
});
