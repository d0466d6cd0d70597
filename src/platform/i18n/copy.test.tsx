import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageProvider, useCopy, useLocale } from './copy';

const Locale = () => <>{useLocale()}</>;
const Words = () => <>{useCopy('shell').menu}</>;

describe('the language (specification, section 4)', () => {
  test('Given a provider, then what is inside knows its language', () => {
    const page = (
      <LanguageProvider locale="ar" copy={{} as never}>
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
