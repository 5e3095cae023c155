import { inertContentPolicy } from '@site/api-platform/server';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
/** Of the renderer's own writing: values stand in double quotes, and no tag has a `>` in one. */
const LEADING = /<(?:a|area|form|button|input)\b[^>]*>/gi;
const DESTINATION = /\s(?:href|action|formaction|target|ping)="[^"]*"/gi;

/**
 * A rendered page that can only be looked at: without scripts, with links and forms that lead nowhere, and with a policy
 * in its own head, since no answer carries it.
 */
export function inertPage(html: string): string {
  const still = html.replace(SCRIPT, '').replace(LEADING, (tag) => tag.replace(DESTINATION, ''));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${inertContentPolicy(still)}">`;
  return still.replace('<head>', () => `<head>${policy}`);
}
