import { Readable } from 'node:stream';
import { silence } from './store-failure';

/**
 * The body of an answer, read as it is asked for. Only waiting for the store counts as its silence:
 * a visitor on a slow line may take as long as it takes.
 */
export function downloaded(response: Readable, patience: number): Readable {
  const chunks = response.iterator({ destroyOnReturn: true });
  return new Readable({
    read() {
      const deadline = setTimeout(() => this.destroy(silence(patience)), patience);
      chunks.next().then(
        ({ done, value }) => {
          clearTimeout(deadline);
          this.push(done ? null : value);
        },
        (error: Error) => {
          clearTimeout(deadline);
          this.destroy(error);
        },
      );
    },
    destroy(error, callback) {
      response.destroy();
      callback(error);
    },
  });
}
