/** Attributes of a field that holds no prose: an address, a key, an identifier. */
export const technicalText = {
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
