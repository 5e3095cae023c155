export { ClosingCall } from './ui/closing-call';
