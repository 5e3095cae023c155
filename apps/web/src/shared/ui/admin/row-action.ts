import styles from './row-action.module.css';

/** Class of the actions of a row. */
export const rowActions = styles.actions;
