import { MODERN_FORMATS, type ModernFormat } from '../../domain/image-variant';

/** Modern image formats that a browser names in `Accept`: a wildcard comes from browsers that know neither. */
export function acceptedFormats(accept: string | undefined): ModernFormat[] {
  const named = (accept ?? '').toLowerCase().split(',');
  return MODERN_FORMATS.filter((format) =>
    named.some((entry) => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim());
      return type === `image/${format}` && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    }),
  );
}
