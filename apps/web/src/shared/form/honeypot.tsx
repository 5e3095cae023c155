import styles from './form.module.css';

/** A field for programs that fill in everything; people do not see it. */
export function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="website">{label}</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
