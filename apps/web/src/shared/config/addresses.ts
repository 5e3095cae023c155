/** Second names of public addresses, and the ones that the navigation uses (specification §2). */
export const ALIASES: Readonly<Record<string, string>> = {
  '/a-propos': '/about',
  '/domaines': '/services',
  '/projets': '/projects',
  '/publications': '/resources',
  '/partenaires': '/partnerships',
  '/actualites': '/news',
};
