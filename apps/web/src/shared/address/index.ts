export { shownFile, shownWebsite } from './shown-address';
