export { NewsListPage } from './ui/news-list-page';
