import { classNames } from '#/ui/class-names';
import { type Fact, Facts } from '#/ui/facts';
import { Unbroken } from '#/ui/unbroken';
import styles from './fact-list.module.css';

export const FactList = ({ facts }: { facts: readonly (Fact | null)[] }) => (
  <Facts facts={facts} className={styles.root} />
);

/**
 * A text that somebody typed, among facts: in its own direction and with its line breaks, but aligned like the facts around it.
 */
export const EnteredText = ({ text }: { text: string }) => (
  <bdi className={styles.entered}>
    <Unbroken>{text}</Unbroken>
  </bdi>
);

/** A longer text that somebody typed, as a paragraph. It begins at the side at which its own language begins. */
export const EnteredProse = ({ text }: { text: string }) => (
  <p dir="auto" className={classNames('text-read', styles.entered)}>
    <Unbroken>{text}</Unbroken>
  </p>
);
