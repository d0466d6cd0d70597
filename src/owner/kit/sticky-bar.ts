import styles from './sticky-bar.module.css';

/** The class of a bar that stays at the bottom of the window while what it belongs to is scrolled. */
export const stickyBarClass = styles.root;
