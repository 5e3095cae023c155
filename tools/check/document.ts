import { lintFromString, createConfig } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { readFileSync } from 'node:fs';

/** The OpenAPI document as consumers' own tools judge it: the recommended rules of Spectral and Redocly, no warning. */
const file = 'apps/api/openapi.json';
const text = readFileSync(file, 'utf8');
const BESIDE_KINDS = /(?=.*`\/api\/v1\/\{kind\}\/)(?=.*`\/api\/v1\/(?:bin|files)\/)/;
const findings: string[] = [];

const linter = new spectral.Spectral();
linter.setRuleset({ extends: [[rulesets.oas as never, 'recommended']], rules: {} });
for (const { code, message, path } of await linter.run(JSON.parse(text) as Record<string, unknown>))
  findings.push(`${file}: Spectral ${code}: ${message} (${path.join('.')})`);

const config = await createConfig({ extends: ['recommended'] });
for (const { ruleId, message, location } of await lintFromString({
  source: text,
  absoluteRef: file,
  config,
})) {
  // A kind is one of some, and neither `bin` nor `files` is.
  if (ruleId === 'no-ambiguous-paths' && BESIDE_KINDS.test(message)) continue;
  findings.push(`${file}: Redocly ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
}

for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
