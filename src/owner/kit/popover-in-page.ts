import styles from './popover-in-page.module.css';

/** The class of a popover that is a part of the page where there is room for it. It undoes the browser's styles of popovers. */
export const popoverInPageClass = styles.root;
