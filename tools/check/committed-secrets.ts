import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };
/** Drawings, photographs and generated text; a lock file is checksums. */
const PASSED_OVER = /\.(?:webp|png|jpe?g|avif|gif|ico|woff2|pdf|svg)$|(?:^|\/)package-lock\.json$/;

/** Addresses with invented names in them are what these are about. */
const ABOUT_ADDRESSES = /\.(?:spec|e2e)\.tsx?$|(?:^|\/)testing(?:\.ts|\/)|config\/database-url\.ts$/;
const ADDRESS_RULES = /basicauth|database-connection-string/;

/** Keys, tokens and passwords that git would keep for ever, by file and line. */
export async function committedSecrets(): Promise<string[]> {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const found: string[] = [];
  for (const filePath of files.filter((name) => !PASSED_OVER.test(name))) {
    if (!statSync(filePath, { throwIfNoEntry: false })?.isFile()) continue;
    const source = {
      filePath,
      content: readFileSync(filePath, 'utf8'),
      contentType: 'text',
      ext: extname(filePath),
    } as const;
    const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true } });
    const meant = messages.filter(
      ({ ruleId }) => !ABOUT_ADDRESSES.test(filePath) || !ADDRESS_RULES.test(ruleId),
    );
    found.push(...meant.map(({ message, loc }) => `${filePath}:${loc.start.line} ${message}`));
  }
  return found;
}
