export { failureText } from './failure-text';
export { dismissAllToasts, dismissToastsOf, toast } from './toast.store';
export { Toaster } from './toaster';
