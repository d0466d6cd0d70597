const browsers: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const findName = (text: string, names: [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** The common name of a browser, from its user agent: 'Chrome, Android'. Undefined if neither browser nor system is known. */
export function browserName(userAgent: string | null): string | undefined {
  const text = userAgent ?? '';
  const parts = [findName(text, browsers), findName(text, systems)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
