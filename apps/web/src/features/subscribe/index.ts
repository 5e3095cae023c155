export { SubscribeForm, SUBSCRIBE_TEXTS } from './ui/subscribe-form';
export { WriteToFirm } from './ui/write-to-firm';
