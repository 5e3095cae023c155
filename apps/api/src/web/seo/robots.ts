import type { SeoDocument } from './seo-document';

/** Pages that are not to be indexed say so themselves, which only who may read them can see. */
export function robots(publicUrl: string): SeoDocument {
  const body = `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  return { body, contentType: 'text/plain; charset=utf-8', kinds: [] };
}
