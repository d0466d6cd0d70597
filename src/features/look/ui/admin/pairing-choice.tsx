import { useWords } from '#/ui/language/language';
import { type Pairing, pairings } from '../../contract';
import { adminLookWords } from '../../copy';
import styles from './pairing-choice.module.css';

interface PairingChoiceProps {
  pairing: Pairing;
  onChange: (pairing: Pairing) => void;
}

/** The type pairings by name; the preview shows them. */
export function PairingChoice({ pairing, onChange }: PairingChoiceProps) {
  const words = useWords(adminLookWords);
  return (
    <fieldset className={styles.root} aria-labelledby="look-pairing">
      {pairings.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name="look-pairing"
            checked={each === pairing}
            onChange={() => onChange(each)}
          />
          <span className={styles.name}>{words.pairings[each].name}</span>
          <span className="text-muted">{words.pairings[each].text}</span>
        </label>
      ))}
    </fieldset>
  );
}
