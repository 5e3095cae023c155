import type { Client } from 'minio';
import { withoutPublicAccess } from './bucket-policy';
import { asStoreFailure, StoreFailure } from './store-failure';

export interface BucketFacts {
  readonly names: readonly string[];
  readonly region: string;
  readonly findings: BucketFindings;
}

/** What an operator should know. */
export interface BucketFindings {
  /** Its policy allowed everybody something, and does not any more. */
  readonly closed: (bucket: string) => void;
  /** These keys may not see its policy. */
  readonly unseen: (bucket: string, failure: StoreFailure) => void;
}

/**
 * Makes the buckets that are not there, and lets nobody in who has no key: visitors are served by the product.
 * @throws StoreFailure
 */
export async function keepBucketsPrivate(
  client: Client,
  { names, region, findings }: BucketFacts,
): Promise<void> {
  const keep = async (name: string): Promise<void> => {
    if (!(await exists(client, name))) await make(client, name, region);
    await closePolicy(client, name, findings);
  };
  await Promise.all(names.map(keep)).catch((error: unknown) => {
    throw asStoreFailure(error);
  });
}

/** Asked by listing: the answer to a HEAD would not say why it is a refusal. */
async function exists(client: Client, name: string): Promise<boolean> {
  try {
    await client.listObjectsV2Query(name, '', '', '', 1, '');
    return true;
  } catch (error) {
    const failure = asStoreFailure(error);
    if (failure.code === 'NoSuchBucket' || failure.code === 'NotFound') return false;
    throw failure;
  }
}

async function make(client: Client, name: string, region: string): Promise<void> {
  try {
    await client.makeBucket(name, region);
  } catch (error) {
    const failure = asStoreFailure(error);
    // Another instance of the product was faster.
    const taken = failure.code === 'BucketAlreadyOwnedByYou' || failure.code === 'BucketAlreadyExists';
    if (!taken || !(await exists(client, name))) throw failure;
  }
}

async function closePolicy(client: Client, name: string, { closed, unseen }: BucketFindings): Promise<void> {
  const policy = await policyOf(client, name);
  if (policy instanceof StoreFailure) return unseen(name, policy);
  const kept = policy === undefined ? undefined : withoutPublicAccess(policy);
  if (kept === policy) return;
  await client.setBucketPolicy(name, kept ?? '');
  closed(name);
}

/** A failure when these keys may not see policies, undefined when there is none or the store knows none. */
async function policyOf(client: Client, name: string): Promise<string | StoreFailure | undefined> {
  try {
    return (await client.getBucketPolicy(name)) || undefined;
  } catch (error) {
    const failure = asStoreFailure(error);
    if (failure.code === 'AccessDenied') return failure;
    if (/^(NoSuchBucketPolicy|NotImplemented|MethodNotAllowed)$/.test(failure.code)) return undefined;
    throw failure;
  }
}
