export const tr = {
  title: 'Medya',
  playing: 'Oynatılıyor',
  open: 'İzle',
  newTab: '(yeni sekmede açılır)',
  close: 'Oynatıcıyı kapat',
  loading: 'Videolar yükleniyor...',
  failed: {
    title: 'Videolar yüklenemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type MediaCopy = typeof tr;
