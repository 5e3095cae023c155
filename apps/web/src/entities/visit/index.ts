export { forgetVisits, forgetVisitsOf, lastVisits, rememberVisit } from './model/visits';
export type { Visit } from './model/visits';
