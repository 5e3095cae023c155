export { Dialog, dialogBadges, dialogDescription } from './dialog';
