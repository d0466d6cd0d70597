import styles from './popover-in-page.module.css';

/**
 * The class of a popover that is a part of the page where there is room for it. The popover's own style sheet lays it out there.
 */
export const popoverInPageClass = styles.root;
