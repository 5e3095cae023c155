import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import styles from './not-found.module.css';

/** The same English text in every language (specification §2). */
export function NotFound() {
  useEffect(() => console.warn('404: no page at', window.location.pathname), []);
  return (
    <section className={styles.page} lang="en">
      <div className="container">
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>Oops! Page not found</h1>
        <p className={styles.back}>
          <Link to="/" className="button">
            Return to Home
          </Link>
        </p>
      </div>
    </section>
  );
}
