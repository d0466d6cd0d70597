import type { Colours } from './contract';
import { contrast, type Oklch, toHex, toOklch } from './oklch';

/** The colours of a theme that a look may change, and those they are judged with; as in tokens.css. */
export const shipped = {
  light: {
    ...{
      paper: '#faf8f3',
      surface: '#ffffff',
      ink: '#12151a',
      muted: '#5b616b',
      line: '#e2ddd2',
      edge: '#7f858e',
    },
    ...{ accent: '#1f3fe0', 'accent-deep': '#1730b4', 'accent-soft': '#e1e7ff', 'on-accent': '#ffffff' },
    ...{
      busy: '#d5d8dd',
      'busy-ink': '#4a5059',
      danger: '#b3261e',
      plate: '#ede7da',
    },
  },
  dark: {
    ...{
      paper: '#0f1216',
      surface: '#171b21',
      ink: '#f3f0e8',
      muted: '#a4abb6',
      line: '#2a3038',
      edge: '#6f7885',
    },
    ...{ accent: '#8da2ff', 'accent-deep': '#b0bfff', 'accent-soft': '#1e2850', 'on-accent': '#0f1216' },
    ...{
      busy: '#333a44',
      'busy-ink': '#c3c8d0',
      danger: '#ff9b8f',
      plate: '#cfc9bb',
    },
  },
} as const;
export type Theme = keyof typeof shipped;
export type Token = keyof (typeof shipped)['light'];
export type Tokens = Record<Token, string>;
export type Palette = Record<Theme, Tokens>;

/** Contrast by WCAG 2.2 AA: of text, and of what shows where a control is. */
const text = 4.5;
const control = 3;

/** What the pages set on what, with the contrast that it needs. The focus ring is the accent, of which text needs more. */
const pairs: readonly [over: Token, under: Token, needed: number][] = [
  ...(['paper', 'surface'] as const).flatMap((under): [Token, Token, number][] => [
    ['ink', under, text],
    ['muted', under, text],
    ['accent', under, text],
    ['danger', under, text],
    ['edge', under, control],
  ]),
  ...(['ink', 'muted', 'accent'] as const).map((over): [Token, Token, number] => [over, 'accent-soft', text]),
  ['on-accent', 'accent', text],
  ['on-accent', 'accent-deep', text],
  ['busy-ink', 'busy', text],
];

/** So much above what is needed that the rounding of a browser doesn't matter. */
const spare = 0.02;

const isReadable = (over: string, under: readonly string[], needed: number): boolean =>
  under.every((each) => contrast(over, each) >= needed + spare);

/** The colour of the same hue, moved in lightness no further than it takes to pass; the way is 1 for lighter, 0 for darker. */
function moved(hex: string, way: 1 | 0, passes: (hex: string) => boolean): string {
  if (passes(hex)) return hex;
  const colour = toOklch(hex);
  let [failing, passing, found] = [colour.l, way as number, way === 1 ? '#ffffff' : '#000000'];
  while (Math.abs(failing - passing) > 0.002) {
    const l = (failing + passing) / 2;
    const next = toHex({ ...colour, l });
    if (passes(next)) [passing, found] = [l, next];
    else failing = l;
  }
  return found;
}

const adjusted = (hex: string, change: (colour: Oklch) => Partial<Oklch>): string => {
  const colour = toOklch(hex);
  return toHex({ ...colour, ...change(colour) });
};

/** What lies on a background or around it, in the background's own hue. */
const lightGround = (paper: string): Partial<Tokens> => ({
  paper,
  surface: adjusted(paper, ({ l, c }) => ({ l: l + (1 - l) * 0.85, c: c * 0.25 })),
  line: adjusted(paper, ({ l, c }) => ({ l: l - 0.08, c: c + 0.006 })),
  plate: adjusted(paper, ({ l, c }) => ({ l: l - 0.045, c: c + 0.006 })),
});
const darkGround = (paper: string): Partial<Tokens> => ({
  paper,
  surface: adjusted(paper, ({ l }) => ({ l: Math.max(l + 0.04, 0.19) })),
  line: adjusted(paper, ({ l, c }) => ({ l: Math.max(l + 0.125, 0.27), c: c + 0.004 })),
});

const lightAccents = (accent: string): Partial<Tokens> => ({
  accent,
  'accent-deep': adjusted(accent, ({ l }) => ({ l: l - 0.09 })),
  'accent-soft': softOf(accent, 0.932, 0.032),
});
const softOf = (accent: string, l: number, most: number) =>
  adjusted(accent, ({ c }) => ({ l, c: Math.min(most, c * 0.4) }));

/** Muted text and borders keep the shipped colour wherever it is readable. */
function withNeutrals(tokens: Tokens, way: 1 | 0): Tokens {
  const grounds = [tokens.paper, tokens.surface];
  return {
    ...tokens,
    muted: moved(tokens.muted, way, (hex) => isReadable(hex, [...grounds, tokens['accent-soft']], text)),
    edge: moved(tokens.edge, way, (hex) => isReadable(hex, grounds, control)),
  };
}

/** The lightest that a dark theme's accent is, the strongest, and the darkest before it is moved. */
function darkAccents(chosen: string, ground: Tokens): Partial<Tokens> {
  const soft = softOf(chosen, 0.29, 0.075);
  const start = adjusted(chosen, ({ l, c }) => ({ l: Math.max(l, 0.72), c: Math.min(c, 0.15) }));
  const accent = moved(start, 1, (hex) =>
    isReadable(hex, [ground.paper, ground.surface, soft, ground['on-accent']], text),
  );
  return {
    accent,
    'accent-soft': soft,
    'accent-deep': adjusted(accent, ({ l, c }) => ({ l: l + 0.08, c: c * 0.7 })),
  };
}

/** Both themes with these colours as they are, readable or not. */
function mixed({ accent, paper, night }: Colours): Palette {
  const light: Tokens = {
    ...shipped.light,
    ...(paper ? lightGround(paper) : {}),
    ...(accent ? lightAccents(accent) : {}),
  };
  const ground: Tokens = { ...shipped.dark, ...(night ? darkGround(night) : {}) };
  const dark: Tokens = {
    ...ground,
    ...(accent || night ? darkAccents(accent ?? shipped.light.accent, ground) : {}),
  };
  // The shipped night has an accent of its own, chosen by eye.
  const kept = accent ? dark : { ...dark, ...(night ? keptAccent(dark) : {}) };
  return { light: withNeutrals(light, 0), dark: withNeutrals(kept, 1) };
}

/** The shipped accent of the dark theme where it is readable on this ground. */
function keptAccent(dark: Tokens): Partial<Tokens> {
  const { accent } = shipped.dark;
  const soft = shipped.dark['accent-soft'];
  if (!isReadable(accent, [dark.paper, dark.surface, soft], text)) return {};
  return { accent, 'accent-soft': soft, 'accent-deep': shipped.dark['accent-deep'] };
}

/** The pairs that are not readable enough. */
export const unreadable = (tokens: Tokens) =>
  pairs.filter(([over, under, needed]) => contrast(tokens[over], tokens[under]) < needed);

const isGround = (tokens: Tokens): boolean =>
  (['ink', 'danger'] as const).every((over) =>
    isReadable(tokens[over], [tokens.paper, tokens.surface], text),
  );

const isPaper = (paper: string): boolean => isGround({ ...shipped.light, ...lightGround(paper) });
const isNight = (night: string): boolean => isGround({ ...shipped.dark, ...darkGround(night) });

function isAccent(accent: string, paper: string | null): boolean {
  const light = { ...shipped.light, ...(paper ? lightGround(paper) : {}), ...lightAccents(accent) };
  const grounds = [light.paper, light.surface, light['accent-soft'], light['on-accent']];
  return isReadable(accent, grounds, text);
}

const colour = (hex: string | null, fix: (hex: string) => string): string | null => hex && fix(hex);

/** The nearest colours of the same hues with which everything is readable. */
export function readable({ accent, paper, night }: Colours): Colours {
  const goodPaper = colour(paper, (hex) => moved(hex, 1, isPaper));
  return {
    paper: goodPaper,
    night: colour(night, (hex) => moved(hex, 0, isNight)),
    accent: colour(accent, (hex) => moved(hex, 0, (each) => isAccent(each, goodPaper))),
  };
}

/** The palette of these colours, or of the nearest that are readable. */
export const paletteOf = (colours: Colours): Palette => mixed(readable(colours));

/** How readable what stands on a colour, or is written in it, is; and the nearest colour that is readable. Undefined where it is. */
export function problemOf(
  name: keyof Colours,
  colours: Colours,
): { ratio: number; better: string } | undefined {
  const chosen = colours[name];
  const better = readable(colours)[name];
  if (!chosen || !better || chosen === better) return undefined;
  const { light, dark } = shipped;
  const over = {
    paper: [light.danger],
    night: [dark.danger],
    accent: [colours.paper ?? light.paper, softOf(chosen, 0.932, 0.032)],
  };
  return { ratio: Math.min(...over[name].map((each) => contrast(chosen, each))), better };
}
