export { Record, recordActions } from './record';
