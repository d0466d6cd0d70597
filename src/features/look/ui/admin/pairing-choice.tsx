import { useEffect } from 'react';
import { fontsOf } from '#/ui/fonts';
import { useLocale, useWords } from '#/ui/language/language';
import { type Pairing, pairings } from '../../contract';
import { adminLookWords } from '../../copy';
import { pairingFonts } from '../../rules';
import { ChoiceTile } from './choice-tile';
import styles from './pairing-choice.module.css';

interface PairingChoiceProps {
  pairing: Pairing;
  onChange: (pairing: Pairing) => void;
}

/** Only this page loads the heading fonts of all pairings. */
function usePairingFonts() {
  const locale = useLocale();
  useEffect(() => {
    const faces = pairings.map((each) => {
      const [headings] = fontsOf(locale, pairingFonts(each)).main;
      return new FontFace(`look-${each}`, `url(${headings})`);
    });
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [locale]);
}

export function PairingChoice({ pairing, onChange }: PairingChoiceProps) {
  const words = useWords(adminLookWords);
  usePairingFonts();
  return (
    <fieldset className={styles.root} aria-labelledby="look-pairing">
      {pairings.map((each) => (
        <ChoiceTile
          key={each}
          group="look-pairing"
          checked={each === pairing}
          onChoose={() => onChange(each)}
          className={styles.choice}
        >
          <span className={styles.name} style={{ fontFamily: `look-${each}, var(--serif)` }}>
            {words.pairings[each].name}
          </span>
          <span className="text-muted">{words.pairings[each].text}</span>
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
