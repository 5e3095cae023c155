import type { Line } from './specification.ts';

/** The contact page, the legal notices and the privacy policy. */
export const CONTACT: readonly Line[] = [
  {
    line: '§2 Contact: message form, direct contact, WhatsApp; §9 business hours',
    says: ['8h00–17h00', '8h00–12h00', 'Dimanche'],
    held: [
      'A message is stored, the visitor is told so and the form is empty',
      'The page has the address, the phone, the mail, the company page, WhatsApp and the opening hours',
      'the form posts, and a reload of the answer sends nothing',
    ],
  },
  {
    line: '§2 Legal: identity, purpose, contact, hosting, intellectual property, liability',
    says: [
      'Identité de la société',
      'Objet social',
      'Contact',
      'Hébergement',
      'Propriété intellectuelle',
      'Responsabilité',
    ],
    held: [
      '/legal has its articles in order, each behind its line of the contents',
      '/en/legal has its articles in order, each behind its line of the contents',
      'The notices print on A4 without the frame, nothing cut off',
    ],
  },
  {
    line: '§2 Privacy: controller to contact, last update January 2025',
    says: [
      'Responsable du traitement',
      'Données collectées',
      'Finalités',
      'Base légale',
      'Durées de conservation',
      'Vos droits',
      'Sécurité',
      'Cookies',
      'Modifications',
      'January 2025',
    ],
    held: [
      '/privacy has its articles in order, each behind its line of the contents',
      '/en/privacy has its articles in order, each behind its line of the contents',
      'The privacy policy names the law, the periods and the month of its last change',
      'The privacy policy is true: no cookie, no other origin, nothing stored but the language',
    ],
  },
  {
    line: '§3 Contact form state: nom, email, organisation, telephone, sujet, message',
    says: ['nom', 'email', 'organisation', 'telephone', 'sujet', 'message'],
    held: [
      'A message is stored, the visitor is told so and the form is empty',
      'The keyboard alone writes and sends a message, and opens the notice on personal data',
    ],
  },
  {
    line: '§5 Public contact form: required fields, email, success',
    says: [
      'Champs requis manquants',
      'Veuillez remplir tous les champs obligatoires.',
      'Email invalide',
      'Veuillez saisir une adresse email valide.',
      'Message envoyé !',
      'Nous vous répondrons dans les plus brefs délais.',
    ],
    held: [
      'A message is stored, the visitor is told so and the form is empty',
      'What is missing and an address that is none are refused, and the first such field has the focus',
      'The texts of the form in English say the same',
      'the form is shown again with what was typed, as text, and what is wrong',
    ],
  },
  {
    line: '§5 Contact texts at the fields',
    says: ['Le nom est requis', 'Email valide requis', 'Le sujet est requis', 'Le message est requis'],
    held: [
      'What is missing and an address that is none are refused, and the first such field has the focus',
      'A subject of spaces is refused by the server in the words of its field',
    ],
  },
  {
    line: '§8 Contact texts: success and error',
    says: [
      'Message envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.',
      "Une erreur s'est produite. Veuillez réessayer.",
    ],
    held: [
      'the form posts, and a reload of the answer sends nothing',
      'A message that could not be sent stays, over a reload too, and goes out once with the next attempt',
      'Without a connection the visitor is told so and loses nothing',
    ],
  },
  {
    line: '§9 Share capital, duration and start of activity on the legal notices',
    says: ['10 février 2025'],
    held: ['The legal notices state the company as it was founded, and no more'],
  },
  {
    line: '§9 Privacy retention: 3 years, 10 years, 25 months',
    says: ['3 years after the last contact', '10 years', '25 months at most'],
    held: ['The privacy policy names the law, the periods and the month of its last change'],
  },
];
