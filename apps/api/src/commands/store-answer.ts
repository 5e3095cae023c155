import { DomainError } from '@site/api-kernel';

const OUT_OF_REACH = 'Le stockage des fichiers ne répond pas. / The store of the files does not answer.';
const FULL = 'Plus de place pour les fichiers. / No room for the files.';

/** Does something with the store of the files, and says in words why it cannot be done. */
export async function withStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof DomainError ? error.code : '';
    if (code === 'dependency_unavailable') throw new Error(OUT_OF_REACH, { cause: error });
    if (code === 'insufficient_storage') throw new Error(FULL, { cause: error });
    throw error;
  }
}
