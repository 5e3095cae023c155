/** Keeps the public pages that somebody has read, for when there is no connection (adr/0038). */
declare const self: ServiceWorkerGlobalScope;

// Another number for another way of keeping: what former workers kept goes when this one starts.
const PAGES = 'pages-1';
const FILES = 'files-1';
const MOST: Readonly<Record<string, number>> = { [PAGES]: 40, [FILES]: 120 };

/** Never kept, whatever the answer says: what is for who signs in, for programs, or opened by a token. */
const NEVER = /^\/(?:admin|auth|api|preview|health|metrics|(?:en\/)?newsletter)(?:\/|$)|[?&]token=/i;

const WORDS = {
  fr: [
    'Cette page n’est pas disponible hors connexion',
    'Vous êtes hors connexion et n’avez pas encore lu cette page. Celles que vous avez lues restent lisibles.',
    'Réessayer',
  ],
  en: [
    'This page is not available offline',
    'You are offline and have not read this page yet. Those that you have read can still be read.',
    'Try again',
  ],
};
const STYLE =
  'body{margin:0;padding:12vh 24px;background:#f7f2e8;color:#0e2a33;font:18px/1.6 system-ui,sans-serif;text-align:center}a{color:#0b4f5c}';

function mayBeKept(address: string): boolean {
  const { origin, pathname, search } = new URL(address);
  return origin === self.location.origin && !NEVER.test(pathname + search);
}

/** Keeps what is there for everybody, and what was read longest ago no more. */
async function keep(address: string, answer: Response): Promise<void> {
  const header = (name: string) => answer.headers.get(name) ?? '';
  const type = header('content-type');
  const name = type.startsWith('text/html') ? PAGES : FILES;
  const isPublic = answer.status === 200 && !answer.redirected && /\bpublic\b/.test(header('cache-control'));
  // A document would fill the phone, and is not given back.
  if (isPublic ? name === FILES && !/^(?:image|font)/.test(type) : ![404, 410].includes(answer.status))
    return;
  const cache = await caches.open(name);
  await cache.delete(address);
  if (isPublic) await cache.put(address, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -(MOST[name] ?? 0)).map((request) => cache.delete(request)));
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
    event.waitUntil(keep(request.url, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    const { pathname } = new URL(request.url);
    // The form is the same, whatever subject a link names.
    const ignoreSearch = pathname.endsWith('/contact');
    const read = await caches.match(request, { cacheName: PAGES, ignoreSearch });
    return read === undefined ? unread(pathname) : asOffline(read);
  }
}

/** The page as it was read, with its lines for who is offline shown. */
async function asOffline(read: Response): Promise<Response> {
  const html = await read.text();
  return new Response(html.replaceAll('data-offline="" hidden=""', 'data-offline=""'), read);
}

/** What stands in for a page that was never read; the page that was read last knows the telephone. */
async function unread(path: string): Promise<Response> {
  const language = /^\/en(?:\/|$)/.test(path) ? 'en' : 'fr';
  const [title, text, retry] = WORDS[language];
  const cache = await caches.open(PAGES);
  const last = (await cache.keys()).at(-1);
  const html = last && (await (await cache.match(last))?.text());
  const phone = /<a href="tel:[^<]+<\/a>/.exec(html ?? '')?.[0] ?? '';
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1><p>${text}</p><p>${phone}</p><p><a href="">${retry}</a></p>`,
    {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
}

async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { cacheName: FILES });
  if (kept?.headers.get('cache-control')?.includes('immutable')) return kept;
  try {
    const answer = await fetch(request);
    event.waitUntil(keep(request.url, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    // Of a picture any width is better than none.
    return (
      kept ?? (await caches.match(request, { cacheName: FILES, ignoreSearch: true })) ?? Response.error()
    );
  }
}

async function begin(): Promise<void> {
  const former = (await caches.keys()).filter((name) => !(name in MOST));
  await Promise.all(former.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(begin()));
// A page tells what it had loaded before the worker was there, and where somebody went without loading a document.
self.addEventListener('message', (event) =>
  event.waitUntil(
    Promise.allSettled(
      (event.data as readonly string[])
        .filter(mayBeKept)
        .map(async (address) => keep(address, await fetch(address))),
    ),
  ),
);
self.addEventListener('fetch', (event) => {
  const { method, url, mode, destination } = event.request;
  if (method !== 'GET' || !mayBeKept(url)) return;
  if (mode === 'navigate') event.respondWith(page(event));
  else if (destination === 'image' || destination === 'font') event.respondWith(file(event));
});
