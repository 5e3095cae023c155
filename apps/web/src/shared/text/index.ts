export { joinKnown, wordedFor } from './known';
export { folded } from './folded';
export { excerpt } from './excerpt';
export type { AdminTexts, FieldName, FormTexts, PairName } from './admin-texts';
export { languageOf } from './language-of';
export { preview } from './preview';
export { wholeNumber } from './whole-number';
export { dateFormat, formatDay, formatMoment } from './dates';
