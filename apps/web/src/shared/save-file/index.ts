export { saveAnswer } from './save-answer';
