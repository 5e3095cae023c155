export { stopDatabase as default } from './integration-database';
