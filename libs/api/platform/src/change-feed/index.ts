export { ChangeFeed } from './change-feed';
export { ChangeFeedController } from './change-feed.controller';
