export { InMemoryFileRegister } from './testing/in-memory-file-register';
export { InMemoryFileStorage } from './testing/in-memory-file-storage';
export { aStoredFile } from './testing/stored-file.builder';
