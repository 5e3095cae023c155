export { OfflineLine } from './ui/offline-line';
