import { classNames } from '#/ui/class-names';
import { type Fact, Facts } from '#/ui/facts';
import styles from './fact-list.module.css';

/** A list of terms and values. */
export const FactList = ({ facts }: { facts: readonly (Fact | null)[] }) => (
  <Facts facts={facts} className={styles.root} />
);

/** A text that somebody typed, in its own direction and with its line breaks, where the facts around it stand. */
export const EnteredText = ({ text }: { text: string }) => <bdi className={styles.entered}>{text}</bdi>;

/** The same to be read at length, which begins where its own language begins. */
export const EnteredProse = ({ text }: { text: string }) => (
  <p dir="auto" className={classNames('text-read', styles.entered)}>
    {text}
  </p>
);
