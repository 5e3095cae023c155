/** Pages of the public site that say in a few words what they are about. */
export type SectionName =
  'about' | 'services' | 'resources' | 'partnerships' | 'contact' | 'legal' | 'privacy';
