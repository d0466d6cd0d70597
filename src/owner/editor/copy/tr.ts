/** The words of the editor. */
export const tr = {
  /** The toolbar's name. */
  toolbar: 'Metin biçimi',
  loading: 'Metin düzenleyici yükleniyor...',
  /** Shows and hides the less common tools where the editor is narrow. */
  more: 'Diğer araçlar',
  undo: 'Geri al',
  redo: 'Yinele',
  heading: (level: number) =>
    new Map([
      [2, 'Ara başlık'],
      [3, 'Küçük başlık'],
      [4, 'En küçük başlık'],
    ]).get(level) ?? 'Başlık',
  bold: 'Kalın',
  italic: 'Eğik',
  underline: 'Altı çizili',
  strike: 'Üstü çizili',
  code: 'Kod',
  /** The letters on the buttons for emphasis, as usual in the language. */
  letters: { heading: 'B', bold: 'K', italic: 'E', underline: 'A', strike: 'Ü' },
  link: 'Bağlantı',
  quote: 'Alıntı',
  bulletList: 'Liste',
  orderedList: 'Numaralı liste',
  rule: 'Ayırıcı çizgi',
  codeBlock: 'Kod bloğu',
  picture: 'Görsel',
  clear: 'Biçimi temizle',
  table: {
    rowAfter: 'Alta satır ekle',
    columnAfter: 'Yana sütun ekle',
    deleteRow: 'Satırı sil',
    deleteColumn: 'Sütunu sil',
    deleteTable: 'Tabloyu sil',
  },
  linkDialog: {
    title: 'Bağlantı',
    address: 'Adres',
    addressHint: 'https://, mailto:, tel: ya da bu siteden bir sayfa (/about, /#contact)',
    invalid: 'Geçerli bir adres girin',
    text: 'Görünen metin',
    newTab: 'Yeni sekmede aç',
    apply: 'Uygula',
    remove: 'Bağlantıyı kaldır',
    cancel: 'Vazgeç',
  },
  pictureDialog: {
    title: 'Görsel',
    choose: 'Dosya seç',
    drop: 'Görselleri metnin içine sürükleyebilir ya da yapıştırabilirsiniz.',
    address: 'Görselin adresi',
    addressHint: 'https:// ile başlayan bir adres ya da bu siteden bir dosya',
    invalid: 'Geçerli bir görsel adresi girin',
    missing: 'Bir görsel seçin ya da adresini girin',
    alt: 'Görselde ne var?',
    altHint: 'Görselde ne olduğunu bir cümleyle anlatın; görmeyen okurlar bunu duyar.',
    caption: 'Alt yazı',
    apply: 'Uygula',
    remove: 'Görseli kaldır',
    cancel: 'Vazgeç',
    uploading: 'Yükleniyor...',
    taking: 'Görsel alınıyor...',
    /** The picture could not be fetched. If the owner applies the address again, the picture is loaded from there. */
    notTaken: 'Görsel bu siteye alınamadı. Yeniden uygularsanız bulunduğu adresten gösterilir.',
  },
  captionPlaceholder: 'Alt yazı ekleyin',
  uploading: (count: number) => (count === 1 ? 'Görsel yükleniyor...' : `${count} görsel yükleniyor...`),
  uploadFailed: 'Görsel yüklenemedi. Yeniden deneyin ya da adresini girin.',
  /** Pictures of a pasted text that were left out. */
  picturesLeftOut: (count: number) =>
    `Yapıştırılan metindeki ${count} görsel alınamadı. Dosyayı metne sürükleyerek ekleyebilirsiniz.`,
  count: (words: number, characters: number) => `${words} sözcük, ${characters} karakter`,
};

/** Turkish is the source: a key that another language misses does not compile. */
export type EditorCopy = typeof tr;
