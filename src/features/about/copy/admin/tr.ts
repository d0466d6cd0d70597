export const tr = {
  title: 'Hakkında',
  add: 'Bölüm ekle',
  edit: 'Bölümü düzenle',
  list: 'Bölümler, sayfadaki sırayla',
  empty: { title: 'Henüz bölüm yok', text: 'Hakkında sayfası ilk bölümünüzle başlar.' },
  choices: {
    section: {
      hero: 'Giriş',
      early_career: 'İlk yıllar',
      major_brands: 'Büyük markalar',
      ai_transformation: 'Yapay zekâ dönüşümü',
      current_future: 'Bugün ve sonrası',
    },
  },
  fields: {
    section: 'Konu',
    title: 'Başlık',
    content: 'Metin',
    sortOrder: 'Sıra',
    isPublished: 'Yayın durumu',
  },
  created: 'Hakkında bölümü eklendi',
  updated: 'Hakkında bölümü güncellendi',
  deleted: 'Hakkında bölümü silindi',
  restored: 'Hakkında bölümü geri getirildi',
  deletedOne: (title: string) => `“${title}” silindi.`,
};
