export { Card, cardIntro, cardLink } from './card';
export { CardGrid } from './card-grid';
