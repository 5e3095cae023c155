export { ALIASES } from './addresses';
export { categoryDrawing } from './drawings';
export { DEPARTMENTS, type DepartmentName } from './departments';
export { outbound } from './outbound';
export { remembersSession, sessionKey } from './session-record';
