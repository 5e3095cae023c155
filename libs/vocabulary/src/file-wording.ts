/** What is said of a refused file. */
export const FILE_WORDING = {
  file_url_foreign: {
    fr: 'Seul un fichier téléversé ici peut être utilisé',
    en: 'Only a file uploaded here can be used',
  },
  animation_too_large: {
    fr: 'Les images de l’animation dépassent ensemble {max} mégapixels',
    en: 'The pictures of the animation are larger than {max} megapixels together',
  },
  file_damaged: {
    fr: 'Le fichier est vide, incomplet ou endommagé',
    en: 'The file is empty, incomplete or damaged',
  },
} as const;
