export const tr = {
  title: 'İçerik Yönetimi',
  site: 'Siteyi aç',
  groups: { inbox: 'Gelenler', content: 'İçerik', room: 'Ayarlar' },
  /** Says to a screen reader what the number beside a tab counts. */
  waiting: {
    reservations: (count: number) => `yaklaşan: ${count}`,
    applications: (count: number) => `bekleyen: ${count}`,
    messages: (count: number) => `okunmamış: ${count}`,
  },
  navigation: 'Yönetim bölümleri',
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminShellCopy = typeof tr;
