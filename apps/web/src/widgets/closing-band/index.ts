export { ClosingBand } from './ui/closing-band';
export { ClosingCall } from './ui/closing-call';
