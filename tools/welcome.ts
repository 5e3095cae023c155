export type SpokenLanguage = 'fr' | 'en';

/** The language of the terminal (POSIX § 8.2); undefined where it has none, as `C`. */
export function languageOf(
  environment: Readonly<Partial<Record<string, string>>>,
): SpokenLanguage | undefined {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = LC_ALL || LC_MESSAGES || LANG || 'C';
  if (/^(?:C|POSIX)(?:\.|$)/.test(locale)) return undefined;
  return locale.startsWith('fr') ? 'fr' : 'en';
}

/** What is said in the terminal once the site is up: where that has no language, in French, and shortly in English. */
export function welcomeText(
  url: string,
  administrator: string | undefined,
  language: SpokenLanguage | undefined,
): string {
  const way = administrator
    ? `sign in at /auth as ${administrator}`
    : 'sign up at /auth, then run "npm run admin -- grant YOUR@EMAIL"';
  const lines = language === 'en' ? english(url, administrator, way) : french(url, administrator);
  if (language === undefined) lines.push(`In English: the site is up; ${way}.`);
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}

function french(url: string, administrator: string | undefined): string[] {
  return [
    `Le site est en ligne : ${url}`,
    `Administration       : ${url}/auth${administrator ? ` (compte ${administrator})` : ''}`,
    ...(administrator
      ? []
      : [
          'Administrateur       : inscrivez-vous sur /auth, puis « npm run admin -- grant VOTRE@EMAIL »',
          '                       (ou démarrez avec ADMIN_EMAIL et ADMIN_PASSWORD)',
        ]),
    'Arrêt                : Ctrl-C',
  ];
}

function english(url: string, administrator: string | undefined, way: string): string[] {
  return [
    `The site is up : ${url}`,
    `Administration : ${way}`,
    ...(administrator ? [] : ['                 (or start with ADMIN_EMAIL and ADMIN_PASSWORD)']),
    'Stop           : Ctrl-C',
  ];
}
