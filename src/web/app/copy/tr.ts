export const tr = {
  close: 'Kapat',
  lost: {
    title: 'Bağlantı kesildi',
    text: 'Daha önce okuduğunuz sayfalar açılmaya devam eder.',
  },
  back: { title: 'Bağlantı yeniden kuruldu' },
};
