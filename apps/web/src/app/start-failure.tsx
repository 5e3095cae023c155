import type { ErrorComponentProps } from '@tanstack/react-router';

/** What a page shows when it could not be made: both languages, since texts may be what is missing. */
export function StartFailure({ reset }: ErrorComponentProps) {
  return (
    <main className="failure">
      <h1>Cette page n’a pas pu être affichée</h1>
      <p lang="en">This page could not be shown.</p>
      <p>
        <button type="button" onClick={reset}>
          Réessayer · <span lang="en">Try again</span>
        </button>
      </p>
    </main>
  );
}
