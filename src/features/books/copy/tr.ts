export const tr = {
  title: 'Kitaplar',
  more: 'Devamını oku',
  less: 'Daha az göster',
  cover: (title: string) => `${title}, kitap kapağı`,
  shops: (title: string) => `${title}: satın alın`,
  newTab: '(yeni sekmede açılır)',
  loading: 'Kitaplar yükleniyor...',
  failed: {
    title: 'Kitaplar yüklenemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type BooksCopy = typeof tr;
