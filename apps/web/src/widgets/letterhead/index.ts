export { Letterhead } from './ui/letterhead';
