export { ListFilters } from './ui/list-filters';
export { NothingFound } from './ui/nothing-found';
