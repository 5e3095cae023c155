import type { Line } from './specification.ts';

/** Of the home page and of public news. */
export const HOME: readonly Line[] = [
  {
    line: '§2 Home: hero with title, tagline and buttons to /services and /contact',
    says: ["Nos domaines d'expertise", 'Nous contacter', 'Our areas of expertise', 'Contact us'],
    held: [
      'The home page says what is specified, in its order',
      'The home page in English says the same',
      'The buttons of the home page lead where they say',
    ],
  },
  {
    line: '§2 Home: registration strip',
    says: ["Numéro d'identification", 'Registre de commerce', '10 février 2025', '10 February 2025'],
    held: [
      'The home page says what is specified, in its order',
      'The home page in English says the same',
      'The home page has the registration in its strip',
    ],
  },
  {
    line: '§2 Home: partners by acronym',
    says: ['SNE', 'PNRRC', 'UNIV', 'MIN. EAU', 'MIN. WATER', 'ONGI', 'INGO'],
    held: ['The home page says what is specified, in its order', 'The home page in English says the same'],
  },
  {
    line: '§2 Home: three figures',
    says: ['5M FCFA', '100%', 'Afrique de l’Ouest', 'West Africa'],
    held: [
      'There are six areas of expertise, three figures and three flagship projects',
      'The home page says what is specified, in its order',
      'The home page in English says the same',
    ],
  },
  {
    line: '§2 Home: six expertise cards',
    says: [
      'Ressources en eau et WASH',
      'Changement climatique',
      "Études d'impact",
      'SIG et télédétection',
      'Génie civil',
      'Formation et renforcement des capacités',
      'Water resources and WASH',
      'Climate change',
      'Impact studies',
      'GIS and remote sensing',
      'Civil engineering',
      'Training and capacity building',
    ],
    held: [
      'The home page says what is specified, in its order',
      'The home page in English says the same',
      'Each area of expertise leads to its place among the departments',
    ],
  },
  {
    line: '§2 Home: three flagship projects tagged GIRE, WASH and EIES, link to /projects',
    says: [
      'Étude hydrologique',
      'Infrastructures WASH communautaires',
      'Étude d’impact environnemental et social',
      'Hydrological study',
      'Community WASH infrastructure',
      'Environmental and social impact study',
    ],
    held: [
      'The home page says what is specified, in its order',
      'The home page in English says the same',
      'There are six areas of expertise, three figures and three flagship projects',
      'The buttons of the home page lead where they say',
    ],
  },
  {
    line: '§2 Home: closing call with WhatsApp and quote buttons',
    says: ['Demander un devis', 'Request a quote'],
    held: [
      'The home page says what is specified, in its order',
      'The home page in English says the same',
      'The buttons of the home page lead where they say',
    ],
  },
  {
    line: '§2 Home: staggered delays of 100, 150 and 200 ms',
    held: ['Items rise one after another, 100, 150 and 200 ms, when they come into view'],
  },
  {
    line: '§3, §9 News, public: excerpt of 150 characters, newest first, the day in the language of the page',
    held: ['News stands in a list, newest first, with its day and 150 characters of its text'],
  },
  {
    line: 'News, public: only what is public by now, and only links to it while there is something',
    held: [
      'Without public news nothing leads to any, and the list says so, not found and not indexed',
      'The block of news appears on the home page by itself when the first item comes out',
      'What will be published later is nowhere to be seen, then appears by itself',
      'The home page has the latest three and the footer a link, but the navigation does not',
      'A card leads to the page of its item, and that page back to the list',
      'An item that was removed is gone from its address and from every page',
    ],
  },
];
