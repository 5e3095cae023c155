/**
 * What stands in for a page that could not be made: both languages, since texts may be what is missing.
 * The link loads the address anew, which also brings the files of a new release.
 */
export function StartFailure() {
  return (
    <section className="container failure">
      <h1>Cette page n’a pas pu être affichée</h1>
      <p lang="en">This page could not be shown.</p>
      <p>
        <a className="button" href="">
          Réessayer
        </a>
      </p>
    </section>
  );
}
