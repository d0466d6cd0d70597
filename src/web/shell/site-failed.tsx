import { type Locale, type Localized, textDirection } from '#/platform/i18n/locale';

const words: Localized<{ title: string; text: string; retry: string }> = {
  tr: {
    title: 'Site şu anda açılamıyor',
    text: 'Kısa bir süre sonra yeniden deneyin.',
    retry: 'Yeniden dene',
  },
  en: {
    title: 'The site cannot be opened right now',
    text: 'Please try again in a moment.',
    retry: 'Try again',
  },
  ar: { title: 'تعذّر فتح الموقع حاليًا', text: 'يُرجى المحاولة من جديد بعد قليل.', retry: 'إعادة المحاولة' },
};

interface SiteFailedProps {
  locale: Locale;
  href: string;
  css?: string;
}

/** The whole document for a page that can't be rendered, for example under too much load. It needs neither data nor files. */
export function SiteFailed({ locale, href, css }: SiteFailedProps) {
  const { title, text, retry } = words[locale];
  return (
    <html lang={locale} dir={textDirection(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {css ? <style>{css}</style> : null}
      </head>
      <body
        style={{
          fontFamily: 'Georgia, serif',
          margin: '20vh auto',
          maxInlineSize: '30em',
          padding: '0 1.5rem',
        }}
      >
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a href={href}>{retry}</a>
        </p>
      </body>
    </html>
  );
}
