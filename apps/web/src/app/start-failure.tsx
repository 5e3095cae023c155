import { useRouter } from '@tanstack/react-router';

/** What stands in for a page that could not be made: both languages, since texts may be what is missing. */
export function StartFailure() {
  const router = useRouter();
  return (
    <section className="container failure">
      <h1>Cette page n’a pas pu être affichée</h1>
      <p lang="en">This page could not be shown.</p>
      <p>
        <button type="button" className="button" onClick={() => void router.invalidate()}>
          Réessayer
        </button>
      </p>
    </section>
  );
}
