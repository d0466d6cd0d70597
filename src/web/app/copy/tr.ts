export const tr = {
  close: 'Kapat',
  lost: {
    title: 'Bağlantı kesildi',
    text: 'Daha önce okuduğunuz sayfalar açılmaya devam eder.',
  },
  back: { title: 'Bağlantı yeniden kuruldu' },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AppCopy = typeof tr;
