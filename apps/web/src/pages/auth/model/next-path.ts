const HOME = '/admin';

/** Where to go after signing in: a path of this site and nothing else, whatever the address asks for. */
export function nextPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return HOME;
  try {
    const { origin: meant, pathname, search, hash } = new URL(wanted, origin);
    return meant === origin && pathname !== '/auth' && !pathname.startsWith('//')
      ? `${pathname}${search}${hash}`
      : HOME;
  } catch {
    return HOME;
  }
}
