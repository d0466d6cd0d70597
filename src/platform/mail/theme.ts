import { createContext } from 'react';
import { isArabicScript, type Locale } from '#/platform/i18n/locale';

/** The colours of the shipped look, equal to the tokens of `src/ui`. Other looks: `mailColours` in look/rules.ts. */
const light = {
  paper: '#FAF8F3',
  ink: '#12151A',
  muted: '#5B616B',
  line: '#E2DDD2',
  accent: '#1F3FE0',
  onAccent: '#FFFFFF',
  spark: '#E8A33D',
};
const dark = {
  paper: '#0F1216',
  ink: '#F3F0E8',
  muted: '#A4ABB6',
  line: '#2A3038',
  accent: '#8DA2FF',
  onAccent: '#0F1216',
};

/**
 * The colours of a mail in both themes. Mail programs don't support CSS variables, so each coloured element has a class that the
 * dark theme overrides. `spark` is the same in both.
 */
export interface MailColours {
  light: typeof light;
  dark: typeof dark;
}

export const MailColoursContext = createContext<MailColours>({ light, dark });

const latin = {
  serif: "Newsreader, Georgia, 'Times New Roman', serif",
  sans: "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
};
const arabic = {
  serif: "Amiri, 'Traditional Arabic', 'Geeza Pro', 'Times New Roman', serif",
  sans: "'IBM Plex Sans Arabic', 'Segoe UI', 'Geeza Pro', Tahoma, Arial, sans-serif",
};
export const typography = (locale: Locale) =>
  isArabicScript(locale)
    ? { ...arabic, body: '17px', leading: '1.8', headLeading: '1.4', tracking: '0' }
    : { ...latin, body: '16px', leading: '1.55', headLeading: '1.12', tracking: '-0.014em' };

const darkRules = ({ paper, ink, muted, line, accent, onAccent }: MailColours['dark']) => `
  .paper, .paper > table > tbody > tr > td { background-color: ${paper} !important; }
  .ink { color: ${ink} !important; }
  .muted { color: ${muted} !important; }
  .accent { color: ${accent} !important; }
  .line { border-color: ${line} !important; }
  .ink-line { border-color: ${ink} !important; }
  .action { background-color: ${accent} !important; color: ${onAccent} !important; }
  .action span { color: ${onAccent} !important; }
  .action-plain { border-color: ${accent} !important; color: ${accent} !important; }
  .action-plain span { color: ${accent} !important; }`;
export const styles = (colours: MailColours) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {${darkRules(colours.dark)}
  }
  @media (max-width: 480px) {
    .headline { font-size: 29px !important; }
    .term, .detail { display: block !important; width: auto !important; }
    .term { padding-bottom: 0 !important; border-bottom: 0 !important; }
    .detail { padding-top: 0 !important; }
    .action, .action-plain { display: block !important; text-align: center !important; }
  }`;
