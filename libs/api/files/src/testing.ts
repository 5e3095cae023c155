export { InMemoryFileRegister } from './testing/in-memory-file-register';
export { InMemoryFileStorage } from './testing/in-memory-file-storage';
export { describeObjectStores, ONE_KIND } from './testing/object-stores';
export { aStoredFile } from './testing/stored-file.builder';
