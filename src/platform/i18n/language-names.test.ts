import { expect, test } from 'vitest';
import { languageNames } from './language-names';

test('Given a language, then it has a name for each of the languages, as people write it', () => {
  expect(languageNames('tr')).toEqual({ tr: 'Türkçe', en: 'İngilizce', ar: 'Arapça' });
  expect(languageNames('en')).toEqual({ tr: 'Turkish', en: 'English', ar: 'Arabic' });
  expect(languageNames('ar')).toEqual({ tr: 'التركية', en: 'الإنجليزية', ar: 'العربية' });
});
