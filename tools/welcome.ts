/** What is said in the terminal once the site is up; the same in both languages. */
export function welcomeText(url: string, administrator: string | undefined): string {
  const [french, english] = administrator
    ? [[], `sign in at /auth as ${administrator}`]
    : [
        [
          'Administrateur       : inscrivez-vous sur /auth, puis « npm run admin -- grant VOTRE@EMAIL »',
          '                       (ou démarrez avec ADMIN_EMAIL et ADMIN_PASSWORD)',
        ],
        'sign up at /auth, then run "npm run admin -- grant YOUR@EMAIL"',
      ];
  const lines = [
    `Le site est en ligne : ${url}`,
    `Administration       : ${url}/auth${administrator ? ` (compte ${administrator})` : ''}`,
    ...french,
    'Arrêt                : Ctrl-C',
    `In English: the site is up; ${english}.`,
  ];
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}
