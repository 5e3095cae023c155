export { quietly } from './quietly';
export {
  clearSessionStorage,
  readSessionStorage,
  removeFromSessionStorage,
  writeSessionStorage,
} from './session-storage';
