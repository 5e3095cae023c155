export { forgetVisits, forgetVisitsOf, lastVisits, rememberVisit } from './model/visits';
