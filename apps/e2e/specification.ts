/** A line of the specification that is built. */
export interface Line {
  readonly line: string;
  /** Its texts, letter for letter: they stand in the tests. */
  readonly says?: readonly string[];
  /** The tests that hold it, by title. */
  readonly held: readonly string[];
}

export const SITE: readonly Line[] = [
  {
    line: '§2 Frame: contact bar 40 px, navigation 64 px',
    held: ['The contact bar is 40 px high, the navigation 64 px and stays at the top'],
  },
  {
    line: '§2 Frame: stronger shadow after 50 px',
    held: ['The navigation gets a stronger shadow after 50 px'],
  },
  {
    line: '§2 Frame: navigation links, current one highlighted, quote button',
    says: ['Demander un devis', 'Request a quote'],
    held: [
      'Seven links, in order, of which the present one is marked',
      'An alias marks the same link as its own address',
    ],
  },
  {
    line: '§2 Frame: menu on small screens closes when a link is chosen',
    held: ['The small menu opens, and closes when a link is chosen or on Escape'],
  },
  {
    line: '§2 Frame: footer links, contact details, opening hours',
    says: ['Admin', 'Lundi – Vendredi 8h – 17h', 'Monday – Friday 8 am – 5 pm'],
    held: [
      'The footer has its links, the place and the opening hours',
      'The footer has the phone, the mail and the company page that are given',
    ],
  },
  {
    line: '§2 Frame: WhatsApp widget',
    says: ['Démarrer la conversation', 'Start the conversation', 'Fermer', 'Close'],
    held: [
      'The WhatsApp button expands into a card with a greeting, and collapses',
      'The chat button lies over nothing that is read or used, however far one scrolls',
      'Menu and chat card close each other, also without script',
    ],
  },
  {
    line: '§2 Route table and aliases; §9 canonical and alternate links',
    held: ['Every address of the site answers 200 and names itself and its other language'],
  },
  {
    line: '§2 Not-found page',
    held: ['/nulle-part is not found, says so in English and leads home'],
  },
  {
    line: '§2 Projects: grid, loading text, impact figures',
    held: [
      'The cards stand in one, two and three columns',
      'Moving from page to page shows the loading text while projects are read',
      'The impact figures stand below the projects',
    ],
  },
  {
    line: '§2 Projects: detail dialog',
    held: [
      'shows everything there is to know, at the address of the project',
      'closes on Escape and on Back, and gives the focus back',
    ],
  },
  {
    line: '§2 Sign-in: tabs, hint, show/hide, busy labels',
    says: [
      'Connexion',
      'Inscription',
      'Minimum 6 caractères',
      'Se connecter',
      'Connexion...',
      "S'inscrire",
      'Inscription...',
    ],
    held: [
      'A new person signs up, is welcomed and waits for an administrator',
      'A password can be shown and hidden on both tabs',
      'Signing in says that it is busy and asks once, however often the button is pressed',
    ],
  },
  {
    line: '§2, §9 Sign-in: 300 ms with a session, 500 ms after a sign-in',
    held: [
      'Someone who is signed in already is taken to /admin after 300 ms',
      'After signing in one is taken to /admin after 500 ms',
    ],
  },
  {
    line: '§2, §6 Permission check, restricted access, redirects',
    held: [
      'A new person signs up, is welcomed and waits for an administrator',
      'A signed-out visitor of the administration is sent to the sign-in page',
      'A person without the right sees no more than that, wherever they go',
      'A permission check that fails counts as not admin',
      'Every call that is not public is refused to whoever has no right to it',
    ],
  },
  {
    line: '§3 Samples while there is no project',
    held: ['/projects shows three samples while there is no project'],
  },
  {
    line: '§4 A failed list is only logged and samples are shown',
    held: [
      'When projects cannot be read, samples are shown and the failure is only logged',
      'When publications and partners cannot be read, samples are shown and the failure is only logged',
    ],
  },
  {
    line: '§4 Sessions persist, refresh and synchronise across tabs',
    held: [
      'The session outlives a reload, and no script can read its token',
      'Two tabs whose token expires together stay signed in with one rotation',
      'Signing out in one tab signs out the other',
      'Signing in in one tab signs in the other',
    ],
  },
  {
    line: '§4 Language: chosen from a dropdown; detection, storage, immediate switch',
    held: [
      'The language is chosen from a dropdown of the two by name, with the keyboard too',
      'The language is chosen from a dropdown without script, at sign-in too',
      'The administration offers the same dropdown, and changes in place',
      'Sign-in speaks the stored language, else that of the browser',
      'A browser that reads English is moved before the first paint',
      'Any other browser reads French, and /en stays English for everyone',
      'A stored choice wins over the browser',
      'The language switch changes the page where it is and keeps the choice',
    ],
  },
  {
    line: '§5 Sign-in and sign-up rules',
    says: ['Veuillez remplir tous les champs', 'Le mot de passe doit contenir au moins 6 caractères'],
    held: [
      'Empty fields are refused on both tabs without asking the server',
      'A password of five characters is too short to sign up',
    ],
  },
  {
    line: '§8 Sign-up and sign-in failures and successes',
    says: [
      "Erreur d'inscription",
      'Cet email est déjà utilisé',
      'Inscription réussie',
      'Bienvenue ! Vous êtes maintenant connecté.',
      'Erreur de connexion',
      'Email ou mot de passe incorrect',
      'Connexion réussie',
      'Redirection vers le tableau de bord...',
    ],
    held: [
      'An address that is registered already cannot sign up again, in any spelling',
      'A wrong password and an unknown address are refused in the same words',
      'A new person signs up, is welcomed and waits for an administrator',
      'After signing in one is taken to /admin after 500 ms',
    ],
  },
  {
    line: '§8 Sign-out: success and failure',
    says: ['Erreur de déconnexion', 'Déconnexion réussie', 'À bientôt !'],
    held: [
      'Signing out says goodbye, goes home and ends the session',
      'A failed sign-out is told and leaves the session as it was',
    ],
  },
  {
    line: '§2 Resources: newsletter block with an email input; §8 Newsletter texts',
    says: ["S'abonner", 'Inscription réussie !', "Erreur lors de l'inscription"],
    held: [
      'Subscribing says that it went well and asks to confirm, fr',
      'Subscribing says that it went well and asks to confirm, en',
      'What is missing is said at the field, which gets the focus, fr',
      'A failing server is told, and what was typed stays, fr',
      'A failing server is told, and what was typed stays, en',
      'the newsletter form is answered with a page, fr',
      'the newsletter form is answered with a page, en',
    ],
  },
];
