export { forgetVisits, forgetVisitsOf, lastVisits, rememberVisit, type Visit } from './model/visits';
