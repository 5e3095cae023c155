import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Answer } from '../../apps/api/src/testing/ask.ts';
import type { Checks } from './checks.ts';
import { PAGES, PRIVATE } from './pages.ts';

function policyOf({ headers }: Answer): Map<string, readonly string[]> {
  const directives = String(headers['content-security-policy']).split('; ');
  return new Map(directives.map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)]));
}

/** Scripts inside the page that run, as a browser hashes them. */
function inlineHashes({ text }: Answer): string[] {
  const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  return inline
    .filter(([, attributes]) => !/type="application\//.test(attributes ?? ''))
    .map(([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`);
}

/** Severities of csp_evaluator: 10 high, 20 syntax, 30 medium; above are hints. */
const WORRYING = 30;

/** J. Content security policies. */
export const policies: Checks = {
  'J-02': async (site) => {
    for (const path of [...PAGES, ...PRIVATE, '/api/docs']) {
      const page = await site.ask(path);
      const policy = policyOf(page);
      const { csp } = new CspParser(String(page.headers['content-security-policy']));
      const findings = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity <= WORRYING);
      assert.deepEqual(
        findings.map(({ directive, description }) => `${directive}: ${description}`),
        [],
        path,
      );
      assert.deepEqual(policy.get('default-src'), [`'none'`], path);
      for (const name of ['base-uri', 'frame-ancestors'])
        assert.deepEqual(policy.get(name), [`'none'`], path);
      const scripts = policy.get('script-src') ?? [];
      const loose = scripts.filter((source) => /unsafe|https?:|\*|data:/.test(source));
      assert.deepEqual(loose, [], path);
      if (path === '/api/docs') continue;
      assert.deepEqual(policy.get('object-src'), [`'none'`], path);
      assert.deepEqual(policy.get('form-action'), [`'self'`], path);
      assert.deepEqual(
        inlineHashes(page).filter((one) => !scripts.includes(one)),
        [],
        path,
      );
      assert.doesNotMatch(page.text, /<[a-z][^>]*\son[a-z]+="/, path);
    }
  },
};
