export { Navigation } from './ui/navigation';
