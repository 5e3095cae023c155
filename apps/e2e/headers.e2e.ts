import type { APIResponse } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './site.ts';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': /./,
  'cross-origin-resource-policy': /./,
  'permissions-policy': /camera=\(\)/,
};

function expectHeaders(answer: APIResponse, what: string): Record<string, string> {
  const headers = answer.headers();
  for (const [name, value] of Object.entries(EVERYWHERE)) {
    expect.soft(headers[name], `${name} of ${what}`).toMatch(value);
  }
  expect.soft(headers['x-powered-by'], what).toBeUndefined();
  return headers;
}

test('Pages carry the headers of safety and a policy without exceptions for scripts', async ({ request }) => {
  for (const [path, status] of [
    ['/', 200],
    ['/en/projects', 200],
    ['/auth', 200],
    ['/admin', 200],
    ['/nulle-part', 404],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    const headers = expectHeaders(answer, path);
    const policy = headers['content-security-policy'] ?? '';
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect.soft(policy, path).toContain(part);
    }
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect.soft(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
    const styles = /style-src ([^;]*)/.exec(policy)?.[1] ?? '';
    if (path !== '/auth' && path !== '/admin') expect.soft(styles, path).not.toContain('unsafe');
    expect.soft(headers['set-cookie'], path).toBeUndefined();
  }
});

test('Sign-in and administration are kept by nobody and found by no search engine', async ({ request }) => {
  const entrances = ['/auth', '/auth/forgot', '/auth/reset'];
  const administration = ['', '/projects', '/projects/new', '/news/new', '/users', '/password'];
  for (const path of [...entrances, ...administration.map((screen) => `/admin${screen}`)]) {
    const answer = await request.get(path);
    expect.soft(answer.headers()['x-robots-tag'], path).toContain('noindex');
    expect.soft(answer.headers()['cache-control'], path).toContain('no-store');
    expect.soft(await answer.text(), path).toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});

test('The API, files and assets carry the headers of their kind', async ({ request, office }) => {
  for (const [path, status] of [
    ['/api/v1/projects', 200],
    ['/api/v1/projects/nowhere', 404],
    ['/api/v1/projects?unknown=1', 400],
    ['/api/v1/admin/counts', 401],
    ['/api/v1/nowhere', 404],
  ] as const) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(status);
    const headers = expectHeaders(answer, path);
    expect.soft(headers['content-security-policy'], path).toBe("default-src 'none'; frame-ancestors 'none'");
    if (status >= 400) {
      expect.soft(headers['content-type'], path).toContain('application/problem+json');
      expect.soft(headers['cache-control'], path).toContain('no-store');
    }
  }

  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#12808c' } })
    .jpeg()
    .toBuffer();
  const uploaded = await office.post('/api/v1/files/project-images', {
    multipart: { file: { name: 'Le lac.JPG', mimeType: 'image/jpeg', buffer: picture } },
  });
  expect(uploaded.status()).toBe(201);
  const { url } = (await uploaded.json()) as { url: string };
  expect(url).toMatch(/^\/files\/project-images\/[\w-]{16,}\.jpe?g$/);
  for (const path of [url, `${url}?w=320`]) {
    const headers = expectHeaders(await request.get(path), path);
    expect.soft(headers['content-security-policy'], path).toBe("default-src 'none'; sandbox");
    expect.soft(headers['cache-control'], path).toContain('immutable');
    expect.soft(headers['etag'], path).toBeTruthy();
    expect.soft(headers['content-type'], path).toMatch(/^image\//);
  }

  const page = await (await request.get('/')).text();
  const [asset] = /\/assets\/[\w.-]+\.(?:js|css)/.exec(page) ?? [];
  const headers = expectHeaders(await request.get(asset!), asset!);
  expect.soft(headers['cache-control'], asset).toContain('immutable');
});

test('A page cannot be shown inside a page of somebody else', async ({ page, baseURL }) => {
  await page.route('https://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/auth"></iframe>` }),
  );
  await page.goto('https://elsewhere.test/');
  await expect(page.frameLocator('iframe').locator('#email')).toHaveCount(0);
});
