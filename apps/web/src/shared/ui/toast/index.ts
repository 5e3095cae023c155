export { failureText } from './failure-text';
export { dismissAllToasts, toast } from './toast.store';
export { Toaster } from './toaster';
