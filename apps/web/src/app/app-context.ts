import type { LoadContext } from '../shared/page';

/** What every route of this application can reach. */
export interface AppContext extends LoadContext {
  clientFiles: ClientFiles;
}

/** Addresses of the built client. */
export interface ClientFiles {
  entry: string;
}
