export { ApiError } from '../http';
export type { FieldProblem } from '../http';
export { connect } from './connect';
export type { Connection } from './connect';
export { every } from './every';
export { ifMatch } from './if-match';
