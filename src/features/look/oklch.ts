/** A colour in OKLCH: lightness (0 to 1), chroma and hue (in radians). Equal steps of these look about equal to the eye. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** The linear light of each of the 256 values of an sRGB channel. */
const lights = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const linear = (channel: number): number => lights[channel] ?? 0;
const linearChannels = (hex: string): [number, number, number] => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [linear(number >> 16), linear((number >> 8) & 255), linear(number & 255)];
};
const gamma = (share: number): number =>
  share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;

/** Converts `#rrggbb` to OKLCH, with Ottosson's matrices. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearChannels(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (shares: readonly number[]): boolean =>
  shares.every((share) => share >= -1e-4 && share <= 1 + 1e-4);

/** Converts a colour to `#rrggbb`. The chroma of a colour outside sRGB is reduced until the colour fits. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let shown = toLinear({ ...colour, l });
  if (!isShown(shown)) {
    let [paler, stronger] = [0, colour.c];
    for (let step = 0; step < 8; step += 1) {
      const c = (paler + stronger) / 2;
      if (isShown(toLinear({ ...colour, l, c }))) paler = c;
      else stronger = c;
    }
    shown = toLinear({ ...colour, l, c: paler });
  }
  return hexOf(shown.map((share) => Math.round(255 * gamma(Math.min(1, Math.max(0, share))))));
}

/** Converts the channels red, green and blue (0 to 255) to `#rrggbb`. */
export const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
