export { newsItemPage } from './news-item.page';
