export { tryStorage } from './try-storage';
export {
  clearSessionStorage,
  readSessionStorage,
  removeFromSessionStorage,
  writeSessionStorage,
} from './session-storage';
