import { startedOnce } from '@site/api-kernel/testing';
import { startProduct, type Product } from './product';

/** The API for all tests of a suite. */
export function productOfSuite(options?: Parameters<typeof startProduct>[0]): Product {
  return startedOnce(
    () => startProduct(options),
    (product) => product.stop(),
  );
}

/** Two instances on one database. */
export function twoOfSuite(options?: Parameters<typeof startProduct>[0]): {
  product: Product;
  other: Product;
} {
  const other = {} as Product;
  const product = startedOnce(
    async () => {
      const first = await startProduct(options);
      Object.assign(other, await startProduct({ ...options, sharing: first }));
      return first;
    },
    async ({ stop }) => {
      await other.stop();
      await stop();
    },
  );
  return { product, other };
}
