export { inTextForm, plainTexts, unformattedIn, type FindUnformatted } from './text-forms';
