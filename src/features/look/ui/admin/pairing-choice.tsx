import { useEffect } from 'react';
import { fontFiles } from '#/ui/font-files';
import { useLocale, useWords } from '#/ui/language/language';
import { type Pairing, pairings } from '../../contract';
import { adminLookWords } from '../../copy';
import { pairingFiles } from '../../pairings.gen';
import styles from './pairing-choice.module.css';

interface PairingChoiceProps {
  pairing: Pairing;
  onChange: (pairing: Pairing) => void;
}

const headings: Record<Pairing, { latin: string; arabic: string }> = {
  magazine: { latin: fontFiles.newsreader, arabic: fontFiles.amiri },
  book: { latin: pairingFiles.book.latin[0], arabic: pairingFiles.book.arabic[0] },
  modern: { latin: pairingFiles.modern.latin[0], arabic: pairingFiles.modern.arabic[0] },
  workshop: { latin: pairingFiles.workshop.latin[0], arabic: pairingFiles.workshop.arabic[0] },
};

/** Makes the headings' font of each pairing known; only this page loads them. */
function usePairingFonts() {
  const script = useLocale() === 'ar' ? 'arabic' : 'latin';
  useEffect(() => {
    const faces = pairings.map((each) => new FontFace(`look-${each}`, `url(${headings[each][script]})`));
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [script]);
}

/** The type pairings, each name in its own letters; the preview shows them on pages. */
export function PairingChoice({ pairing, onChange }: PairingChoiceProps) {
  const words = useWords(adminLookWords);
  usePairingFonts();
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
          <span className={styles.name} style={{ fontFamily: `look-${each}, var(--serif)` }}>
            {words.pairings[each].name}
          </span>
          <span className="text-muted">{words.pairings[each].text}</span>
        </label>
      ))}
    </fieldset>
  );
}
