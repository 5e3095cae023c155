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
  };
}

/**
 * Starts the client when the page has loaded, has been painted and is idle, or at the first touch. Until then its
 * files are not even asked for: text and pictures have the network to themselves. Inline, because a `src` in
 * the head could run before the page's data is there. Styles that the page carries inside stand as links that
 * nobody loads, so that the modules of the page do not fetch them again.
 */
export function startScripts(entry: string) {
  if (!entry) return [];
  const children = [
    '(function(){var s=0,d=document,i=window.requestIdleCallback||function(f){setTimeout(f,200)},',
    'e=["pointerdown","keydown","pointerover","focusin"],',
    'g=function(){if(s)return;s=1;',
    'var r=$_TSR.router.manifest.routes,k;for(k in r)(r[k].preloads||[]).forEach(function(h){',
    'var l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});',
    'var t=d.querySelector("style[data-of]");t&&t.dataset.of.split(" ").forEach(function(h){',
    'var l=d.createElement("link");l.rel="stylesheet";l.disabled=true;l.href=h;d.head.append(l)});',
    `import(${JSON.stringify(entry)}).catch(function(){s=0})},`,
    'f=requestAnimationFrame,w=function(){f(function(){f(function(){i(g,{timeout:2000})})})};',
    'e.forEach(function(n){addEventListener(n,g,{capture:true,passive:true})});',
    'd.readyState=="complete"?w():addEventListener("load",w)})()',
  ].join('');
  return [{ children }];
}
