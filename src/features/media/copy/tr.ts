export const tr = {
  title: 'Medya',
  playing: 'Şimdi oynuyor',
  open: 'Yeni sekmede aç',
  newTab: '(yeni sekmede açılır)',
  close: 'Oynatıcıyı kapat',
  loading: 'Videolar yükleniyor...',
  failed: {
    title: 'Videolar yüklenemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyiniz.',
    retry: 'Yeniden dene',
  },
};
