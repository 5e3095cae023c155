import type { Line } from './specification.ts';

const ABOUT_HELD = [
  'The about page in fr says what is specified, in its order',
  'The about page in en says what is specified, in its order',
  'The about page in fr is the same without script',
  'The about page in en is the same without script',
];

const SERVICES_HELD = [
  'The services page in fr says what is specified, in its order',
  'The services page in en says what is specified, in its order',
  'The services page in fr is the same without script',
  'The services page in en is the same without script',
];

/** What the specification says of the about page and of the services page. */
export const ABOUT: readonly Line[] = [
  {
    line: '§2 About: mission, vision, slogan and four values',
    says: [
      'Notre mission',
      'Notre vision',
      "L'innovation naturelle au service de l'eau, du climat et des communautés",
      'Excellence technique',
      'Innovation naturelle',
      'Impact communautaire',
      'Intégrité professionnelle',
      'Natural innovation serving water, climate and communities',
      'Technical excellence',
      'Natural innovation',
      'Community impact',
      'Professional integrity',
    ],
    held: ABOUT_HELD,
  },
  {
    line: '§2 About: legal status and certifications; §9 capital, duration, start',
    says: [
      'Statut juridique et certifications',
      'Forme juridique',
      "Numéro d'identification",
      'Numéro de registre de commerce',
      'Date de création',
      'Capital social',
      'Centre des impôts',
      'Agence de sécurité sociale',
      'Siège social',
      '10 février 2025',
      '5 000 000 FCFA',
      '99 ans',
      'Legal Status and Certifications',
      '5,000,000 FCFA',
      '99 years',
    ],
    held: [...ABOUT_HELD, 'The about page states every fact of registration that is given'],
  },
  {
    line: '§2 About: director card',
    says: ['Directeur fondateur', 'Founding director'],
    held: ['The about page has a card of the director, with bio, once a name is given'],
  },
  {
    line: '§2 About: closing call with two buttons',
    says: ["Nos Domaines d'Expertise", 'Nous Contacter', 'Our Areas of Expertise', 'Contact Us'],
    held: [...ABOUT_HELD, 'The buttons of the about page lead where they say'],
  },
  {
    line: '§2 Services: hero and six departments with icon, title, description and list',
    says: [
      "Domaines d'Expertise",
      'Six départements spécialisés',
      'Ressources en Eau & WASH',
      'Changement Climatique & Agriculture Durable',
      "Études d'Impact Environnemental",
      'SIG, Télédétection & Topographie',
      'Génie Civil & BTP',
      'Formation & Renforcement des Capacités',
      'Six specialised departments',
    ],
    held: [
      ...SERVICES_HELD,
      'The legend leads to each department, clear of the bar, with and without the address',
    ],
  },
  {
    line: '§2 Services: the lists of the departments',
    says: [
      'Integrated water resources management',
      'Integrated water points with nature-based solutions',
      'Hydrological/hydraulic/hydrogeological studies',
      'Sizing and building of hydraulic structures',
      'Water-related disaster risk management',
      'Climate assessment',
      'Nature-based agriculture solutions',
      'Sustainable farmland management',
      'Social cohesion through water management',
      'Environmental and social impact studies',
      'Stakeholder management',
      'Satellite imagery analysis',
      'Surveying and geodesy',
      'Territorial planning',
      'Dams and dikes',
      'Works supervision',
      'Institutional capacity building',
      'Curricula development',
      'Coaching and mentoring',
    ],
    held: SERVICES_HELD,
  },
  {
    line: '§2 Services: image left or right by turns',
    held: ['Pictures of the departments stand left and right by turns'],
  },
  {
    line: '§2 Services: methodology in four steps',
    says: ['01 Diagnostic', '02 Conception', '03 Mise en œuvre', '04 Évaluation'],
    held: SERVICES_HELD,
  },
  {
    line: '§2 Services: final call to action',
    says: [
      'Consultation WhatsApp',
      'Demander un devis détaillé',
      'je souhaite obtenir des informations sur vos services en eau, climat et environnement',
    ],
    held: SERVICES_HELD,
  },
];
