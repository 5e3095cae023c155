import type { Publication } from '@site/api-client';

export function aPublication(differing: Partial<Publication> = {}): Publication {
  return {
    id: '0193b000-0000-7000-8000-000000000001',
    title_fr: 'Guide des étiages',
    title_en: 'Guide to low waters',
    description_fr: 'Mesurer et comparer.\n\nPrévoir les basses eaux.',
    description_en: 'Measuring and comparing.\n\nForecasting low waters.',
    type: 'Rapport',
    category: 'Climat',
    language: 'Bilingue',
    date: 'Mars 2024',
    file_url: '/files/publications/0f3c9a5e7b1d4826a0c4e8f2b6d91357.pdf',
    file_size: '1.25 MB',
    downloads: 12_500,
    created_at: '2026-01-01T00:00:00.000000Z',
    ...differing,
  };
}
