import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { shellWords } from '#/web/shell/copy';
import { LanguageProvider, useLocale, useWords } from './language';

const Locale = () => <>{useLocale()}</>;
const Words = () => <>{useWords(shellWords).menu}</>;

describe('the language (specification, section 4)', () => {
  test('Given a provider, then what is inside knows its language', () => {
    const page = (
      <LanguageProvider locale="ar">
        <Locale />
      </LanguageProvider>
    );
    expect(renderToString(page)).toBe('ar');
  });

  test('Given no provider around it, then asking for the language is an error', () => {
    expect(() => renderToString(<Locale />)).toThrow('inside a LanguageProvider');
    expect(() => renderToString(<Words />)).toThrow('inside a LanguageProvider');
  });
});
