export { ApiError, type FieldProblem } from '../http';
export { connect, type Connection } from './connect';
export { every } from './every';
export { ifMatch } from './if-match';
