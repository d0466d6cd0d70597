const files = {
  display: () => import('./fonts/newsreader.ttf?inline'),
  displayOther: () => import('./fonts/newsreader-other.ttf?inline'),
  italic: () => import('./fonts/newsreader-italic.ttf?inline'),
  sans: () => import('./fonts/hanken-grotesk.ttf?inline'),
  sansOther: () => import('./fonts/hanken-grotesk-other.ttf?inline'),
  naskh: () => import('./fonts/amiri.ttf?inline'),
  sansArabic: () => import('./fonts/plex-arabic.ttf?inline'),
};
type FaceName = keyof typeof files;

/** Letters of a kind: the first face that has a letter draws it. */
export const stacks = {
  display: ['display', 'displayOther', 'naskh'],
  italic: ['italic', 'display', 'displayOther', 'naskh'],
  sans: ['sans', 'sansOther', 'sansArabic'],
} as const satisfies Record<string, readonly FaceName[]>;
export type Stack = keyof typeof stacks;

const arabic: readonly FaceName[] = ['naskh', 'sansArabic'];

interface Glyph {
  id: number;
  /** Of the text that was shaped, in units of the face, from the left. */
  x: number;
  y: number;
}

interface Face {
  unitsPerEm: number;
  /** Arabic letters join: nothing may be put between them. */
  joins: boolean;
  has(codePoint: number): boolean;
  /** Glyphs from left to right, and how far they reach, in units. `gap` goes after each letter. */
  shape(
    text: string,
    rightToLeft: boolean,
    language: string,
    gap: number,
  ): { glyphs: Glyph[]; width: number };
  /** The outline as an SVG path whose y points up, in units. */
  outline(glyph: number): string;
  /** Where the ink of a glyph begins and ends, in units, y pointing up. */
  ink(glyph: number): { left: number; right: number; top: number; bottom: number };
}
export type Faces = Record<FaceName, Face>;

let loaded: Promise<Faces> | undefined;

/** The faces of the images, loaded once. */
export function loadFaces(): Promise<Faces> {
  loaded ??= openAll();
  return loaded;
}

async function openAll(): Promise<Faces> {
  const shaper = await import('harfbuzzjs');
  const names = Object.keys(files) as FaceName[];
  const opened = names.map(async (name) => {
    const { default: address } = await files[name]();
    const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    return [name, faceOf(shaper, bytes, arabic.includes(name))] as const;
  });
  return Object.fromEntries(await Promise.all(opened)) as Faces;
}

function faceOf(shaper: typeof import('harfbuzzjs'), bytes: Uint8Array, joins: boolean): Face {
  const face = new shaper.Face(new shaper.Blob(bytes), 0);
  const font = new shaper.Font(face);
  const letters = new Set(face.collectUnicodes());
  const outlines = new Map<number, string>();
  return {
    unitsPerEm: face.upem,
    joins,
    has: (codePoint) => letters.has(codePoint),
    shape(text, rightToLeft, language, gap) {
      const buffer = new shaper.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(rightToLeft ? shaper.Direction.RTL : shaper.Direction.LTR);
      buffer.setLanguage(language);
      // In Turkish an f never swallows the dot of the i that follows.
      shaper.shape(font, buffer, language === 'tr' ? [new shaper.Feature('liga', 0)] : []);
      let width = 0;
      const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
        const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
        const placed = { id: codepoint, x: width + xOffset, y: yOffset };
        width += xAdvance + (joins || xAdvance === 0 ? 0 : gap);
        return placed;
      });
      return { glyphs, width };
    },
    outline(glyph) {
      const known = outlines.get(glyph) ?? font.glyphToPath(glyph);
      outlines.set(glyph, known);
      return known;
    },
    ink(glyph) {
      const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(glyph) ?? {};
      return { left: xBearing, right: xBearing + width, top: yBearing, bottom: yBearing + height };
    },
  };
}
