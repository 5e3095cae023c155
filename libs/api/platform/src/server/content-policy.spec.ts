import { describe, expect, it } from '@jest/globals';
import { hash } from 'node:crypto';
import { adminContentPolicy, DOCS_POLICY, siteContentPolicy } from './content-policy';

const sha = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content policy of a page', () => {
  const html = `<html><head><style>a{}</style><style media="print">b{}</style>
    <script src="/assets/x.js"></script><script type="module">import("/a.js")</script>
    <SCRIPT>go()</SCRIPT ><script type="application/ld+json">{"@type":"Thing"}</script></head></html>`;

  it('names each inline script and style by its hash, and nothing unsafe', () => {
    const policy = siteContentPolicy(html);
    expect(directive(policy, 'script-src')).toBe(
      `script-src 'self' ${sha('import("/a.js")')} ${sha('go()')}`,
    );
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${sha('a{}')} ${sha('b{}')}`);
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])('says %s', (part) => {
    for (const policy of [siteContentPolicy(html), adminContentPolicy(html), DOCS_POLICY]) {
      expect(policy.split('; ')).toContain(part);
    }
  });

  it('lets public pages alone have a worker', () => {
    const workers = [siteContentPolicy(html), adminContentPolicy(html), DOCS_POLICY].map((policy) =>
      directive(policy, 'worker-src'),
    );
    expect(workers).toEqual(["worker-src 'self'", "worker-src 'none'", "worker-src 'none'"]);
  });

  it('permits pictures of the object store when there is one', () => {
    const storeOrigin = 'https://files.test';
    expect(directive(siteContentPolicy(html, { storeOrigin }), 'img-src')).toBe(
      "img-src 'self' https://files.test",
    );
    expect(directive(siteContentPolicy(html), 'img-src')).toBe("img-src 'self'");
  });

  it('permits styles made at run time in the administration, and scripts there by hash only', () => {
    const policy = adminContentPolicy(html);
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
    expect(directive(policy, 'script-src')).toBe(
      `script-src 'self' ${sha('import("/a.js")')} ${sha('go()')}`,
    );
  });
});
