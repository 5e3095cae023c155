import { readLater } from '../../../shared/reading';

export const publishedPartners = readLater(async () => (await import('./partner-reader')).partnerReader);
