import passport, { type Strategy } from 'passport';

const known = passport as unknown as { _strategy(name: string): Strategy | undefined };

/**
 * Passport knows one strategy of each name in a process, that of the product which was put together last. Answers what gives
 * the former one its place again, once that product is no more.
 */
export function keepSignIn(): () => void {
  const former = known._strategy('jwt');
  return () => void (former !== undefined && passport.use('jwt', former));
}
