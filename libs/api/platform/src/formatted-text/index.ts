export { inTextForm, plainTexts, unformattedIn } from './text-forms';
export type { FindUnformatted } from './text-forms';
