export { failureText } from './failure-text';
export { dismissAllToasts, dismissToastsOf, toast, type Notice } from './toast.store';
export { Toaster } from './toaster';
