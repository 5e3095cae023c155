/** Apart from the rest: all that answers requests takes a second to load, for each suite that imports it. */
export { contentApp } from './content-app';
export { describeContentHttp, type ContentApp } from './content-http.contract';
export { FixedCallers, FixedCookieCallers } from './fixed-callers';
export { httpApp, type HttpAppParts } from './http-app';
