import { describe, expect, it } from 'vitest';
import { pictureFacts } from './picture-facts';

const said = { alt_fr: '', alt_en: '', focal_x: 50, focal_y: 50, content_version: 1, version: 1 };
const factsOf = (differing: object, locale: 'fr' | 'en' = 'fr') =>
  pictureFacts({ image_url: { ...said, ...differing } }, 'image_url', locale);

describe('what is said of a picture', () => {
  it('is nothing while it has no words, its centre stays in sight and it fills a frame', () => {
    expect(pictureFacts(undefined, 'image_url', 'fr')).toBeUndefined();
    expect(factsOf({ width: 1300, height: 1000 })).toBeUndefined();
    expect(factsOf({ width: 2000, height: 1000 })).toBeUndefined();
    expect(factsOf({ alt_en: 'A dam' })).toBeUndefined();
  });

  it('is its words in one language, its point in tenths, and that it is shown whole', () => {
    expect(factsOf({ alt_fr: 'Un barrage', alt_en: 'A dam' }, 'en')).toEqual({ alt: 'A dam' });
    expect(factsOf({ focal_x: 26, focal_y: 100 })).toEqual({ focus: [3, 10] });
    expect(factsOf({ width: 1299, height: 1000 })).toEqual({ whole: true });
    expect(factsOf({ width: 2001, height: 1000 })).toEqual({ whole: true });
  });
});
