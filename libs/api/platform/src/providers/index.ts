export { provide, provideOf, providePort } from './provide';
export { provideReader } from './provide-reader';
export { provideRepository } from './provide-repository';
