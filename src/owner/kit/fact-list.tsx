import { type Fact, Facts } from '#/ui/facts';
import styles from './fact-list.module.css';

/** A list of terms and values. */
export const FactList = ({ facts }: { facts: readonly (Fact | null)[] }) => (
  <Facts facts={facts} className={styles.root} />
);

/** A text that somebody typed, in its own direction and with its line breaks. */
export const EnteredText = ({ text }: { text: string }) => (
  <span dir="auto" className={styles.typed}>
    {text}
  </span>
);
