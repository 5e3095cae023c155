export { SubscribeForm, SUBSCRIBE_TEXTS } from './ui/subscribe-form';
