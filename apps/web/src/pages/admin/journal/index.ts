export { JournalPage } from './ui/journal-page';
