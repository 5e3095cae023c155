import { BUCKETS, type Bucket } from '@site/vocabulary';
import { aJpeg, formWith, type Form } from './sample-content';
import { aPdf } from './sample-publication';

/** The form of an upload that the bucket takes. */
export async function aFileFor(bucket: Bucket): Promise<Form> {
  return BUCKETS[bucket] === 'pdf'
    ? formWith(aPdf(), { name: 'etiage.pdf', type: 'application/pdf' })
    : formWith(await aJpeg(900, 600));
}
