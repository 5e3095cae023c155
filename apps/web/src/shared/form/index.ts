export type { Errors, Notice, Outcome } from './outcome';
export { fieldOf, textsOf } from './fields';
export { useIsHydrated } from './use-is-hydrated';
export { useDelivery } from './use-delivery';
export { firstOf, useForm, type FormState } from './use-form';
export { Field, FieldError, fieldMarks, TextField } from './field';
export { Folded } from './folded';
export { Honeypot } from './honeypot';
export { Verdict } from './verdict';
