/** The owner's words around translation, in Turkish. */
export const tr = {
  translate: 'Türkçeden çevir',
  ofField: (label: string, action: string) => `${label}: ${action}`,
  translating: 'Çevriliyor...',
  all: {
    action: 'Tümünü Türkçeden çevir',
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
    'İngilizce ve Arapçayı kendiniz yazarsınız. Otomatik çeviri istiyorsanız siteyi kuran kişi sunucuda bir çeviri hizmeti (örneğin DeepL) ayarlamalıdır: TRANSLATE_PROVIDER ve TRANSLATE_KEY.',
  empty: { title: 'Çeviri hatası', text: 'Lütfen önce Türkçe metni girin' },
  failed: { title: 'Çeviri başarısız oldu', text: 'Lütfen yeniden deneyin ya da çeviriyi elle girin' },
  complete: { title: 'Çeviri tamamlandı' },
  tooLong: 'Metin çeviri için çok uzun; lütfen bölerek çevirin',
  reasons: {
    not_configured: 'Bir çeviri hizmeti ayarlanmamış.',
    busy: 'Başka çeviriler sürüyor. Lütfen bitmelerini bekleyin.',
    refused: 'Çeviri hizmeti, ayarlardaki anahtarı kabul etmedi.',
    exhausted: 'Çeviri hizmetindeki kota doldu.',
    overloaded: 'Çeviri hizmeti şu anda çok yoğun.',
    unreachable: 'Çeviri hizmetine ulaşılamadı.',
    too_slow: 'Çeviri hizmeti zamanında yanıt vermedi.',
    garbled: 'Çeviri hizmeti metnin biçimini bozdu; yanıt kullanılmadı.',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type TranslationCopy = typeof tr;
