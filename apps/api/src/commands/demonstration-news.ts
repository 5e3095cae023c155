import type { NewsItemDraft } from '@site/api-news';

/** Invented news, the newest first. */
export const demonstrationNews: readonly NewsItemDraft[] = [
  {
    title: {
      fr: 'La formation des techniciens communaux reprend en janvier',
      en: 'Training of municipal technicians resumes in January',
    },
    content: {
      fr: 'Deux nouvelles sessions de cartographie et de télédétection sont ouvertes à Abidjan.\nChaque groupe compte douze personnes et travaille sur le plan de sa propre commune.',
      en: 'Two new sessions of mapping and remote sensing are open in Abidjan.\nEach group has twelve people and works on the map of its own municipality.',
    },
    imageUrl: null,
    publishedAt: '2026-11-16',
  },
  {
    title: {
      fr: 'Premiers résultats de l’étude du bassin de la Marahoué',
      en: 'First results of the Marahoué basin study',
    },
    content: {
      fr: 'Les débits d’étiage des trois dernières saisons sèches ont été comparés à ceux des années 1980.\nLe rapport propose des règles de partage entre irrigation, élevage et eau potable.',
      en: 'The low-water flows of the last three dry seasons were compared with those of the 1980s.\nThe report proposes rules for sharing between irrigation, livestock and drinking water.',
    },
    imageUrl: null,
    publishedAt: '2026-10-05',
  },
  {
    title: {
      fr: 'Dix-huit villages, dix-huit comités de gestion de l’eau',
      en: 'Eighteen villages, eighteen water committees',
    },
    content: {
      fr: 'Les comités élus au printemps tiennent désormais seuls leurs comptes et leurs pièces de rechange.',
      en: 'The committees elected in spring now keep their accounts and their spare parts by themselves.',
    },
    imageUrl: null,
    publishedAt: '2026-08-24',
  },
  {
    title: {
      fr: 'Consultation des riverains du périmètre irrigué',
      en: 'Consultation of the residents of the irrigation scheme',
    },
    content: {
      fr: 'Quatre réunions publiques ont permis de déplacer le canal principal hors des champs de case.',
      en: 'After four public meetings the main canal was moved away from the household fields.',
    },
    imageUrl: null,
    publishedAt: '2026-06-11',
  },
];
