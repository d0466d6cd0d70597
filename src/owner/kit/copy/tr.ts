import type { LanguageState } from '#/owner/items/item';
import type { DateTimeParts } from '#/platform/i18n/dates';
import { languageNames } from '#/platform/i18n/language-names';

/** The locative suffix by the last spoken digit: bir-de, üç-te, altı-da; on-da, kırk-ta. */
const afterOnes = ['', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'];
const afterTens = ['da', 'da', 'de', 'da', 'ta', 'de'];

/** A time with its suffix: 'saat 05:21’de'. */
function atClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const spoken = minute || hour;
  const ending = afterOnes[spoken % 10] || afterTens[Math.floor(spoken / 10)];
  return `saat ${time}’${ending}`;
}

const states: Record<LanguageState, string> = {
  ready: 'hazır',
  automatic: 'otomatik çeviri, gözden geçirilmedi',
  missing: 'çevirisi eksik',
};

export const tr = {
  edit: 'Düzenle',
  remove: 'Sil',
  /** The heading of the form of an existing item. */
  editing: (title: string) => `Düzenleniyor: ${title}`,
  /** Above the save button of something that is on the site. */
  savesToSite: 'Kaydettiğinizde değişikliği ziyaretçiler hemen görür.',
  cancel: 'Vazgeç',
  save: 'Kaydet',
  saving: 'Kaydediliyor...',
  published: 'Yayında',
  draft: 'Taslak',
  /** The label of the switch that publishes an item. */
  show: 'Sitede göster',
  state: 'Yayın durumu',
  /** The item's position, on its card. */
  place: (place: number) => `Sıra ${place}`,
  sample: {
    tag: 'Örnek',
    keep: 'Böyle kalsın',
    /** Above a list with samples: what the tag means, and what the button does. */
    note: 'Örnekler siteyle birlikte geldi. “Böyle kalsın” içeriği değiştirmez; içerik bundan sonra örnek değil, sizin sayılır.',
  },
  notLoaded: {
    title: 'Sayfanın bu bölümü yüklenemedi',
    text: 'Devam etmek için sayfayı yenileyin. Forma yazdıklarınız bu cihazda taslak olarak saklanır.',
    retry: 'Sayfayı yenile',
  },
  file: { choose: 'Dosya seç', another: 'Başka dosya seç', none: 'ya da dosyayı buraya bırakın' },
  /** The label that unfolds names of settings, addresses and versions. */
  technical: 'Teknik bilgi',
  setUpStep: (place: number, of: number) => `Kurulum: adım ${place} / ${of}`,
  setUpBack: 'Önceki adım',
  setUpLater:
    '“Daha sonra” derseniz yönetim sayfalarınıza geçersiniz; oradaki “Kuruluma devam et” sizi bu adıma geri getirir.',
  languages: {
    names: languageNames('tr'),
    title: 'Diller',
    source: 'öncelikli dil',
    /** The button that shows the texts of closed languages. */
    closed: (names: readonly string[]) => `Sitede kapalı: ${names.join(', ')}`,
    notPublic: 'sitede kapalı',
    states,
    /** Beside one automatic text. */
    unread: 'Otomatik çeviri, gözden geçirilmedi',
    /** The button that marks all texts of a language as reviewed. */
    reviewed: 'Gözden geçirdim',
    legend:
      'Dillerin yanındaki onay işareti: hazır. Noktalı daire: otomatik çeviri, gözden geçirilmedi. Çizgi: çevirisi eksik; eksik metinlerin yerine sitede öncelikli dildekiler gösterilir.',
  },
  order: {
    handle: (title: string) => `${title}: sırasını değiştir`,
    note: 'Sırayı değiştirmek için kaydı yanındaki noktalardan tutup sürükleyin.',
    hint: 'Boşluk tuşuyla tutun, ok tuşlarıyla taşıyın, yine boşluk tuşuyla bırakın. Vazgeçmek için Esc tuşuna basın.',
    picked: (place: number, of: number) => `Tutuldu. Toplam ${of} kayıt içinde ${place}. sırada.`,
    moved: (place: number, of: number) => `${of} kayıt içinde ${place}. sıra.`,
    dropped: (place: number, of: number) => `Bırakıldı. Toplam ${of} kayıt içinde ${place}. sırada.`,
    cancelled: 'Sıra değiştirmekten vazgeçildi.',
  },
  stored: {
    at: ({ day, time }: DateTimeParts) => `Taslak bu cihazda saklandı: ${day ? `${day}, ` : ''}${time}`,
    offer: 'Kaydedilmemiş bir taslağınız var',
    offerText: ({ day, time }: DateTimeParts) =>
      `Bu cihazda ${day ? `${day} günü ` : ''}${atClock(time)} saklandı.`,
    resume: 'Taslakla devam et',
    discard: 'Taslağı sil',
  },
  conflict: {
    title: 'Bu kayıt siz düzenlerken değiştirildi',
    text: 'Başka bir sekmede ya da cihazda kaydedilmiş. Her alan için kalacak olanı seçin; hiçbir şey siz kaydetmeden değişmez.',
    mine: 'Sizin yazdığınız',
    theirs: 'Kayıtlı olan',
    empty: 'boş',
    choose: (field: string) => `${field}: hangisi kalsın?`,
    allMine: 'Tümünde benimki',
    allTheirs: 'Tümünde kayıtlı olan',
    save: 'Seçtiklerimi kaydet',
    gone: 'Bu kayıt silinmiş. Yazdıklarınız bu cihazda duruyor.',
  },
  /** A conflict in a small form, where one version is kept as a whole. */
  changed: {
    title: 'Bu ayarlar başka bir yerde değiştirilmiş',
    text: 'Sizin yazdıklarınız aşağıda duruyor; hiçbir şeyin üzerine yazılmadı. Kayıtlı olan:',
    mine: 'Benimkini kaydet',
    theirs: 'Kayıtlı olanı al',
  },
  /** The question before changes are discarded. */
  throwAway: {
    title: 'Yazdıklarınız silinsin mi?',
    confirm: 'Sil',
    keep: 'Yazmaya devam et',
    done: 'Yazdıklarınız silindi.',
  },
  money: {
    modes: { hidden: 'Fiyattan söz etme', request: 'Talep üzerine', shown: 'Fiyatı göster' },
    mode: 'Ziyaretçi ne görsün?',
    amount: 'Tutar',
    /** How visitors see the amount that was typed. */
    reads: (price: string) => `Ziyaretçiler şöyle görür: ${price}`,
    currency: 'Para birimi',
    hint: '“Talep üzerine”de ziyaretçi tutarın yerinde “Fiyat Talep Üzerine” yazısını görür.',
  },
  deleted: {
    undo: 'Geri al',
    undoing: 'Geri alınıyor...',
    note: 'Sildiğinizi, bu sayfadan ayrılmadan, yerinde çıkan “Geri al” düğmesiyle geri getirebilirsiniz.',
  },
  failed: {
    save: 'Kaydedilemedi',
    remove: 'Silinemedi',
    undo: 'Geri alınamadı',
    order: 'Sıra kaydedilemedi',
    fields: 'İşaretli alanları düzeltin',
    text: 'Yazdıklarınız duruyor. Lütfen yeniden deneyin.',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type KitCopy = typeof tr;
