import { languageNames } from '#/platform/i18n/language-names';
import type { Locale, Localized } from '#/platform/i18n/locale';

const fromLanguage: Localized = { tr: 'Türkçeden', en: 'İngilizceden', ar: 'Arapçadan' };
const names = languageNames('tr');
/** `from` is undefined if the fields are in different languages. */
const translate = (from: Locale | undefined) => (from ? `${fromLanguage[from]} çevir` : 'Çevir');

export const tr = {
  translate,
  ofField: (label: string, action: string) => `${label}: ${action}`,
  translating: 'Çevriliyor...',
  all: {
    action: (from: Locale | undefined) => (from ? `Tümünü ${fromLanguage[from]} çevir` : 'Tümünü çevir'),
    working: (label: string) => `${label} çevriliyor`,
    progress: (done: number, total: number) => `${done} / ${total}`,
    stop: 'Durdur',
  },
  replace: {
    title: 'Dolu alanlar değiştirilsin mi?',
    text: (labels: string) => `Şu alanlarda çeviri zaten var: ${labels}.`,
    all: 'Hepsini değiştir',
    missing: 'Yalnızca boşları doldur',
    cancel: 'Vazgeç',
  },
  notConfigured:
    'Diğer dillerdeki metinleri kendiniz yazarsınız. Otomatik çeviri istiyorsanız siteyi kuran kişi bir çeviri hizmeti (örneğin DeepL) bağlamalıdır.',
  notConfiguredHelp:
    'Sunucuda TRANSLATE_PROVIDER ve TRANSLATE_KEY ayarları yazılır, site yeniden başlatılır.',
  empty: {
    title: 'Çeviri hatası',
    text: (language: Locale | undefined) =>
      `Lütfen önce ${language ? `${names[language]} metni` : 'bir metin'} girin`,
  },
  failed: { title: 'Çeviri başarısız oldu', text: 'Lütfen yeniden deneyin ya da çeviriyi elle girin' },
  complete: { title: 'Çeviri tamamlandı' },
  tooLong: 'Metin çeviri için çok uzun; lütfen bölerek çevirin',
  reasons: {
    not_configured: 'Bir çeviri hizmeti ayarlanmamış.',
    busy: 'Başka çeviriler sürüyor. Lütfen bitmelerini bekleyin.',
    refused: 'Çeviri hizmeti, ayarlardaki anahtarı kabul etmedi.',
    exhausted: 'Çeviri hizmetindeki kota doldu.',
    overloaded: 'Çeviri hizmeti şu anda çok yoğun.',
    unknown: 'Çeviri hizmeti, ayarlardaki adresi ya da modeli tanımıyor.',
    unreachable: 'Çeviri hizmetine ulaşılamadı.',
    too_slow: 'Çeviri hizmeti zamanında yanıt vermedi.',
    aborted: 'Çeviri durduruldu.',
    garbled: 'Çeviri hizmeti metnin biçimini bozdu; yanıt kullanılmadı.',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type TranslationCopy = typeof tr;
