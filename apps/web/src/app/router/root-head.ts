import fonts from '../fonts/fonts.css?inline';

interface Matched {
  readonly matches: readonly { readonly pathname: string }[];
}

/** Tags of every page. The administration is not rendered here, so what its pages need stands here, too. */
export function rootHead({ matches }: Matched) {
  const inAdministration = matches.some(({ pathname }) => /^\/admin(\/|$)/.test(pathname));
  return {
    meta: [
      ...(inAdministration ? [{ title: 'Administration' }, { name: 'robots', content: 'noindex' }] : []),
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#0b4f5c' },
    ],
    links: [
      {
        rel: 'preload',
        href: '/fonts/bricolage-grotesque.woff2',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
    // Said once: a stylesheet that comes later and says it again would change the font of what is being read.
    styles: [{ children: fonts }],
  };
}
