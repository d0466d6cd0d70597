export const tr = {
  skip: 'İçeriğe geç',
  menu: 'Menü',
  mainNavigation: 'Ana menü',
  languages: 'Dil',
  theme: 'Açık / koyu görünüm',
  newTab: '(yeni sekmede açılır)',
  nav: {
    home: 'Ana Sayfa',
    about: 'Hakkında',
    consulting: 'Danışmanlık',
    training: 'Eğitim',
    books: 'Kitaplar',
    media: 'Medya',
    articles: 'Makaleler',
    contact: 'İletişim',
  },
  home: {
    /** Of the person: '{name} - Danışman, Eğitmen, Konuşmacı, Yazar'. */
    title: (name: string, roles: readonly string[]) => `${name} - ${roles.join(', ')}`,
    consultingReservation: 'Danışmanlık randevusu al',
    trainingReservation: 'Eğitime başvur',
    quickActions: 'Hızlı randevu',
    whatsapp: 'WhatsApp',
  },
  rights: (year: string, name: string) => `© ${year} ${name}. Tüm hakları saklıdır.`,
  missing: {
    title: 'Aradığınız sayfa bulunamadı',
    text: 'Adres değişmiş ya da hiç var olmamış olabilir.',
    home: 'Ana sayfaya dön',
    consulting: 'Danışmanlık hizmetleri',
  },
  failed: {
    title: 'Sayfa yüklenemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
    retrying: 'Yükleniyor...',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type ShellCopy = typeof tr;
