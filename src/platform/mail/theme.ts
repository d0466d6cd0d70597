import { createContext } from 'react';
import { isArabicScript, type Locale } from '#/platform/i18n/locale';

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

/** The colours of a mail in both themes. Mail programs don't support variables, so each has a class that the dark theme overrides. */
export interface MailColours {
  light: typeof light;
  dark: typeof dark;
}

/** The colours of the mail that is rendered. */
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
    ? { ...arabic, body: '17px', leading: '1.8', headline: '34px', headLeading: '1.4', tracking: '0' }
    : {
        ...latin,
        body: '16px',
        leading: '1.55',
        headline: '34px',
        headLeading: '1.12',
        tracking: '-0.014em',
      };

const darkRules = (dark: MailColours['dark']) => `
  .paper, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .accent { color: ${dark.accent} !important; }
  .line { border-color: ${dark.line} !important; }
  .ink-line { border-color: ${dark.ink} !important; }
  .action { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
  .action span { color: ${dark.onAccent} !important; }
  .action-plain { border-color: ${dark.accent} !important; color: ${dark.accent} !important; }
  .action-plain span { color: ${dark.accent} !important; }`;
export const styles = ({ dark }: MailColours) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {${darkRules(dark)}
  }
  @media (max-width: 480px) {
    .headline { font-size: 29px !important; }
    .term, .detail { display: block !important; width: auto !important; }
    .term { padding-bottom: 0 !important; border-bottom: 0 !important; }
    .detail { padding-top: 0 !important; }
    .action, .action-plain { display: block !important; text-align: center !important; }
  }`;
