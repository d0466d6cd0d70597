export const tr = {
  title: 'Makaleler',
  add: 'Yeni makale ekle',
  edit: 'Makaleyi düzenle',
  list: 'Makale listesi',
  search: 'Başlıkta ara',
  filters: 'Makaleleri filtrele',
  state: { label: 'Durum', all: 'Tümü', published: 'Yayında', scheduled: 'Zamanlanmış', draft: 'Taslak' },
  category: { label: 'Kategori', all: 'Tüm kategoriler', none: 'Kategorisiz' },
  shown: (count: number, of: number) => (count === of ? `${of} makale` : `${of} makaleden ${count} tanesi`),
  empty: {
    title: 'Henüz makale yok',
    text: 'İlk makalenizi yazabilir ya da eski yazılarınızı içe aktarabilirsiniz.',
  },
  nothing: { title: 'Aramanıza uyan makale yok', clear: 'Filtreleri temizle' },
  /** The note beside an article with a future date. */
  scheduled: (day: string) => `Yayın günü: ${day}`,
  untitled: 'Başlıksız',
  onSite: 'Sitede aç',
  opening: 'Makale açılıyor...',
  openFailed: 'Makale açılamadı',
  fields: {
    title: 'Başlık',
    excerpt: 'Özet',
    content: 'Metin',
    category: 'Kategori',
    date: 'Tarih',
    readTime: 'Okuma süresi (dakika)',
    image: 'Görsel',
    imageAlt: 'Görselin açıklaması',
    canonicalUrl: 'İlk yayımlandığı adres',
    isPublished: 'Yayın durumu',
    automatic: 'Gözden geçirilmemiş çeviriler',
  },
  hints: {
    excerpt: 'Listelerde ve arama sonuçlarında görünür; ilk 160 karakteri arama motorlarına gider.',
    category: 'Var olan bir kategoriyi seçebilir ya da yenisini yazabilirsiniz.',
    canonicalUrl: 'Makale önce başka bir yerde çıktıysa oradaki adresi; arama motorları aslını böyle tanır.',
  },
  /** A sentence that follows the hint of the category: which articles the home page shows. */
  onHome: {
    sample: '“Felsefe” kategorisindekiler ana sayfada gösterilir.',
    own: 'Ana sayfa, kategoriye bakmadan en yeni üç makaleyi gösterir.',
  },
  readTimeHint: (minutes: number) => `Boş bırakırsanız metinden hesaplanır: ${minutes} dk`,
  source: 'İçe aktarıldığı adres',
  optional: '(isteğe bağlı)',
  newTab: '(yeni sekmede açılır)',
  preview: {
    open: 'Önizle',
    title: 'Önizleme',
    note: 'Sitede böyle görünecek. Henüz kaydedilmedi.',
    close: 'Önizlemeyi kapat',
    opening: 'Önizleme hazırlanıyor...',
  },
  created: 'Makale eklendi',
  updated: 'Makale güncellendi',
  deleted: 'Makale silindi',
  restored: 'Makale geri getirildi',
  /** The text of the notice after saving. */
  saved: {
    draft: 'Taslak olarak kaydedildi; sitede görünmüyor.',
    published: 'Sitede yayında.',
  },
  deletedOne: (title: string) => `“${title}” silindi`,
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminArticlesCopy = typeof tr;
