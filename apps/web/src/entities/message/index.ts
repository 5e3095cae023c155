export { messageCalls } from './api/message-calls';
export { MESSAGES_PATH, STATE_TONES, wantedMessages } from './model/inbox';
