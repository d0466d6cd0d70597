import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedLook } from '#/features/look/rules';
import { type Locale, type Localized, textDirection } from '#/platform/i18n/locale';
import type { SiteLanguages } from '#/platform/i18n/site-languages';
import { buttonClass } from '#/ui/button';
import { fontsOf } from '#/ui/fonts';
import { Wrap } from '#/ui/layout';
import messageStyles from '#/web/shell/message.module.css';
import navStyles from '#/web/shell/nav.module.css';
import { policyFor } from '../delivery/policy';
import { addressIn } from '../head/addresses';
import { iconPath } from './icon';
import headScript from './offline-head.ts?script';
import reloadScript from './offline-reload.ts?script';

const words: Localized<{ title: string; text: string; kept: string; retry: string; home: string }> = {
  tr: {
    title: 'Bağlantı yok',
    text: 'İnternete ulaşılamadığı için bu sayfa şu anda açılamıyor. Bağlantı gelince kendiliğinden yüklenir.',
    kept: 'Daha önce okuduğunuz sayfalar bağlantı olmadan da açılır.',
    retry: 'Yeniden dene',
    home: 'Ana sayfaya dön',
  },
  en: {
    title: 'You are offline',
    text: 'The internet cannot be reached, so this page cannot be opened right now. It will load by itself once the connection is back.',
    kept: 'Pages you have already read will open without a connection.',
    retry: 'Try again',
    home: 'Back to the home page',
  },
  ar: {
    title: 'لا يوجد اتصال',
    text: 'تعذّر الوصول إلى الإنترنت، ولذلك لا يمكن فتح هذه الصفحة الآن. ستُحمَّل تلقائيًا عند عودة الاتصال.',
    kept: 'الصفحات التي قرأتموها من قبل تُفتح دون اتصال.',
    retry: 'إعادة المحاولة',
    home: 'العودة إلى الصفحة الرئيسية',
  },
};

interface Offline {
  locale: Locale;
  languages: SiteLanguages;
  name: string;
  css: readonly string[];
  look: RenderedLook | undefined;
}

export const offlinePolicy = ({ look }: Pick<Offline, 'look'>, secure: boolean): string =>
  policyFor({ scripts: [headScript, reloadScript], styles: look ? [look.css] : [] }, { secure });

/**
 * The complete offline document, which stands in for any page that can't be loaded without a connection. It needs only its styles
 * and fonts.
 */
export const offlinePage = (offline: Offline): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<OfflineDocument {...offline} />)}`;

function OfflineDocument({ locale, languages, name, css, look }: Offline) {
  const { title, text, kept, retry, home } = words[locale];
  const toHome = addressIn({ baseUrl: '', languages }, '/', locale);
  return (
    <html lang={locale} dir={textDirection(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} - ${name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {fontsOf(locale, look?.fonts).main.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {[...css, ...(look?.fonts ? [look.fonts.css] : [])].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules made of checked colours */}
        {look ? <style dangerouslySetInnerHTML={{ __html: look.css }} /> : null}
        {look?.icon ? (
          <link rel="icon" href={iconPath('192', look.icon)} type="image/png" />
        ) : (
          <link rel="icon" href="/img/icon.svg" type="image/svg+xml" />
        )}
      </head>
      <body>
        <header className={navStyles.root}>
          <Wrap className={navStyles.row}>
            <a className={navStyles.brand} href={toHome}>
              {name}
            </a>
          </Wrap>
        </header>
        <main>
          <Wrap className={messageStyles.page}>
            <div className={messageStyles.words}>
              <h1 className="text-h1">{title}</h1>
              <p className="text-lead">{text}</p>
              <p className="text-lead">{kept}</p>
              <div className={`button-row ${messageStyles.actions}`}>
                {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one that could not be opened */}
                <a className={buttonClass()} href="">
                  {retry}
                </a>
                <a className={buttonClass({ kind: 'secondary' })} href={toHome}>
                  {home}
                </a>
              </div>
            </div>
          </Wrap>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own */}
        <script dangerouslySetInnerHTML={{ __html: reloadScript }} />
      </body>
    </html>
  );
}
