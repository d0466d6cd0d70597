import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { shellWords } from '#/web/shell/copy';
import { LanguageProvider, useLocale, useWords } from './language';

const Locale = () => <>{useLocale()}</>;
const Words = () => <>{useWords(shellWords).menu}</>;

describe('the language', () => {
  test('Given a provider, then components inside get its language', () => {
    const page = (
      <LanguageProvider locale="ar">
        <Locale />
      </LanguageProvider>
    );
    expect(renderToString(page)).toBe('ar');
  });

  test('Given no provider, then useLocale and useWords throw', () => {
    expect(() => renderToString(<Locale />)).toThrow('inside a LanguageProvider');
    expect(() => renderToString(<Words />)).toThrow('inside a LanguageProvider');
  });
});
