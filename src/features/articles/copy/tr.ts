import type { Locale } from '#/platform/i18n/locale';

/** Translated names, by the stored name of the category. Categories that the owner has added are shown as they are stored. */
const categories: Readonly<Record<string, string>> = {};

export const tr = {
  meta: {
    title: 'Makaleler',
    description:
      'Pazarlama, yapay zekâ ve gündelik hayat üzerine yazılar: teknoloji ve pazarlama, tuhaf yazılar, Radikal ve CNN Türk yazıları.',
    keywords:
      'makaleler, pazarlama yazıları, dijital pazarlama, yapay zekâ, felsefe, Radikal yazıları, CNN Türk yazıları',
  },
  title: 'Makaleler',
  subtitle: 'Pazarlamaya, makinelere ve insanın tuhaflıklarına dair; acele etmeden yazılmış.',
  home: 'Ana Sayfa',
  all: 'Tüm makaleler',
  more: 'Devamını oku',
  minutes: (count: number) => `${count} dk`,
  categories,
  /** The group of the owner's articles without a category. */
  uncategorised: 'Öteki yazılar',
  groups: {
    technology: 'Teknoloji ve Pazarlama',
    strange: 'Tuhaf Yazılar',
    radikal: 'Radikal Yazıları',
    cnnTurk: 'CNN Türk Yazıları',
  },
  loading: 'Makaleler yükleniyor...',
  loadingOne: 'Makale yükleniyor...',
  empty: 'Henüz yayımlanmış makale yok.',
  failed: {
    title: 'Makaleler yüklenemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
  },
  missing: {
    title: 'Makale bulunamadı',
    text: 'Makale kaldırılmış ya da adresi değişmiş olabilir.',
    back: 'Makalelere dön',
  },
  /** Beside a text that is not in the page's language; `language` is the text's. */
  untranslated: (language: Locale) =>
    `Bu makale Türkçeye çevrilmedi; metin ${{ tr: 'Türkçe', en: 'İngilizce', ar: 'Arapça' }[language]}.`,
  share: { action: 'Paylaş', copied: 'Bağlantı panoya kopyalandı.', print: 'Yazdır' },
  previous: 'Önceki makale',
  next: 'Sonraki makale',
  neighbours: 'Önceki ve sonraki makale',
  pages: {
    label: 'Makale sayfaları',
    title: (page: number) => `Makaleler, sayfa ${page}`,
    newer: 'Daha yeni makaleler',
    older: 'Daha eski makaleler',
  },
  related: 'Bunları da okuyabilirsiniz',
};

/** Turkish is the source: a key that another language misses does not compile. */
export type ArticlesCopy = typeof tr;
