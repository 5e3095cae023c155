import { describe, expect, it } from 'vitest';
import type { PublicationDetail } from '../../../entities/publication';
import { report } from './report';

const publication: PublicationDetail = {
  id: '0193b000-0000-7000-8000-000000000001',
  title: 'Guide des étiages',
  intro: 'Mesurer',
  description: `${'Mesurer et comparer. '.repeat(30)}`,
  type: 'Rapport',
  category: 'Climat',
  language: 'Bilingue',
  date: 'Mars 2024',
  downloads: 3,
  published: '2026-01-01T00:00:00.000000Z',
  address: 'https://example.org/resources/0193b000-0000-7000-8000-000000000001',
};

describe('a publication as search engines read it', () => {
  it('is a report with its address and languages', () => {
    expect(report(publication)).toMatchObject({
      '@type': 'Report',
      name: 'Guide des étiages',
      url: publication.address,
      inLanguage: ['fr', 'en'],
    });
  });

  it('names its document only when there is one', () => {
    expect(report(publication)).not.toHaveProperty('encoding');
    expect(report({ ...publication, hasFile: true })).toMatchObject({
      encoding: { contentUrl: `https://example.org/api/v1/publications/${publication.id}/download` },
    });
  });

  it('says nothing of a language that is none of the form', () => {
    expect(report({ ...publication, language: 'Baoulé' })).not.toHaveProperty('inLanguage');
  });
});
