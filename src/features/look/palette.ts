import type { Colours } from './contract';
import { contrast, type Oklch, toHex, toOklch } from './oklch';

/**
 * The colours of each theme that a look may change, and the colours that they are compared with. The values are those of
 * tokens.css.
 */
export const shipped = {
  light: {
    paper: '#faf8f3',
    surface: '#ffffff',
    ink: '#12151a',
    muted: '#5b616b',
    line: '#e2ddd2',
    edge: '#7f858e',
    accent: '#1f3fe0',
    'accent-deep': '#1730b4',
    'accent-soft': '#e1e7ff',
    'on-accent': '#ffffff',
    busy: '#d5d8dd',
    'busy-ink': '#4a5059',
    danger: '#b3261e',
    plate: '#ede7da',
  },
  dark: {
    paper: '#0f1216',
    surface: '#171b21',
    ink: '#f3f0e8',
    muted: '#a4abb6',
    line: '#2a3038',
    edge: '#6f7885',
    accent: '#8da2ff',
    'accent-deep': '#b0bfff',
    'accent-soft': '#1e2850',
    'on-accent': '#0f1216',
    busy: '#333a44',
    'busy-ink': '#c3c8d0',
    danger: '#ff9b8f',
    plate: '#cfc9bb',
  },
} as const;
export type Theme = keyof typeof shipped;
export type Token = keyof (typeof shipped)['light'];
export type Tokens = Record<Token, string>;
export type Palette = Record<Theme, Tokens>;

/** The contrast that WCAG 2.2 AA requires, for text and for the edges of controls. */
const text = 4.5;
const control = 3;

/**
 * The pairs of colours that pages use, with the contrast that each needs. The focus ring needs no pair of its own: it has the
 * accent colour, which needs a higher contrast as the colour of text.
 */
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

/** A margin above the required contrast, because browsers round colours, which can lower the contrast slightly. */
const spare = 0.02;

const isReadable = (over: string, under: readonly string[], needed: number): boolean =>
  under.every((each) => contrast(over, each) >= needed + spare);

/** Changes the lightness of a colour, as little as is needed for `passes`. `way` is 1 for lighter, 0 for darker. */
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

/** Changes the colours of muted text and of edges only where the shipped ones are not readable. */
function withNeutrals(tokens: Tokens, way: 1 | 0): Tokens {
  const grounds = [tokens.paper, tokens.surface];
  return {
    ...tokens,
    muted: moved(tokens.muted, way, (hex) => isReadable(hex, [...grounds, tokens['accent-soft']], text)),
    edge: moved(tokens.edge, way, (hex) => isReadable(hex, grounds, control)),
  };
}

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

/** Both themes with these colours, even if they are not readable. Only muted text, edges and the dark accents are adjusted. */
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
  // The dark theme's shipped accent was chosen by eye. Without a chosen accent it stays, if it is readable on the background.
  const kept = accent ? dark : { ...dark, ...(night ? keptAccent(dark) : {}) };
  return { light: withNeutrals(light, 0), dark: withNeutrals(kept, 1) };
}

function keptAccent(dark: Tokens): Partial<Tokens> {
  const { accent } = shipped.dark;
  const soft = shipped.dark['accent-soft'];
  if (!isReadable(accent, [dark.paper, dark.surface, soft], text)) return {};
  return { accent, 'accent-soft': soft, 'accent-deep': shipped.dark['accent-deep'] };
}

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

/** The nearest colours with the same hues that make everything readable. */
export function readable({ accent, paper, night }: Colours): Colours {
  const goodPaper = paper && moved(paper, 1, isPaper);
  return {
    paper: goodPaper,
    night: night && moved(night, 0, isNight),
    accent: accent && moved(accent, 0, (each) => isAccent(each, goodPaper)),
  };
}

/** The palette of these colours. Colours that aren't readable are replaced with the nearest readable ones. */
export const paletteOf = (colours: Colours): Palette => mixed(readable(colours));

/**
 * The contrast of a colour that isn't readable, and the nearest readable colour (`better`). Undefined if the colour is readable.
 */
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
