import styles from './popover-in-page.module.css';

/** A popover that is a part of the page where there is room for it. Its own style sheet says how it is laid out there. */
export const popoverInPageClass = styles.root;
