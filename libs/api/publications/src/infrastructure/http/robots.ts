import { isbot } from 'isbot';

/** Programs that fetch what a person or the API's user asked them for. */
const TOOLS =
  /^(?:apache(?:bench|-httpclient)|aria2|autocannon|axios|bun|curl|dart|deno|go-http-client|got|guzzlehttp|hey|java|(?:grafana )?k6|libwww-perl|node|node-fetch|node-superagent|okhttp|playwright|postmanruntime|python[\w-]*|ruby|undici|wget|wrk)\b/i;
/** What a robot that is built with such a program calls itself. */
const ROBOT = /bot\b|crawl|spider/i;

/** Whether the request comes from a crawler, a preview or a monitor that says so: nobody reads what it fetches. */
export function isRobot(userAgent: string | undefined): boolean {
  const name = userAgent ?? '';
  if (TOOLS.test(name)) return ROBOT.test(name);
  // A browser that is steered by a test.
  return isbot(name.replace(/headless/i, ''));
}
