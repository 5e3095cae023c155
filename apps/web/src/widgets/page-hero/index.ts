export { PageHero } from './ui/page-hero';
