/** Tags of every page. */
export function rootHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#0b4f5c' },
      { name: 'color-scheme', content: 'light' },
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
 * Starts the client when the page has loaded and is idle, or at the first touch. An inline module that
 * imports: a `src` in the head could run before the page's data is there.
 */
export function startScripts(entry: string) {
  if (!entry) return [];
  const children = [
    '(function(){var s=0,e=["pointerdown","keydown","touchstart","pointerover","focusin"],',
    'i=window.requestIdleCallback||function(f){setTimeout(f,200)},',
    `g=function(){if(!s){s=1;e.forEach(function(n){removeEventListener(n,g,true)});import(${JSON.stringify(entry)})}};`,
    'e.forEach(function(n){addEventListener(n,g,{capture:true,passive:true})});',
    'var l=function(){i(g,{timeout:2000})};',
    'document.readyState=="complete"?l():addEventListener("load",l)})()',
  ].join('');
  return [{ children }];
}
