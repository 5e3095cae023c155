export { Dialog, dialogBadges, dialogDescription, showDialog } from './dialog';
