/** Values the publication form offers (specification §3); stored values outside the lists stay valid. */
export const PUBLICATION_TYPES = ['Article', 'Rapport', 'Étude', 'Guide', 'Manuel'] as const;
export const PUBLICATION_CATEGORIES = ['GIRE', 'WASH', 'Environnement', 'Climat', 'Formation'] as const;
export const PUBLICATION_LANGUAGES = ['FR', 'EN', 'Bilingue'] as const;
