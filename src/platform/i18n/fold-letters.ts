/** A text without case and diacritics, to search in and for: 'İzmir' and 'izmir' are the same, 'Türkiye' and 'turkiye' too. */
export const foldLetters = (text: string): string =>
  text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
