export const tr = {
  title: 'İçerik Yönetimi',
  site: 'Siteye git',
  /** Opens the site in a new tab. */
  view: 'Siteyi gör',
  /** The menu's button while the menu is open. */
  close: 'Kapat',
  display: 'Bu sayfaların dili ve renkleri',
  groups: { inbox: 'Gelenler', content: 'İçerik', site: 'Site', settings: 'Ayarlar' },
  /** Says to a screen reader what the number beside a tab counts. */
  waiting: {
    reservations: (count: number) => `yaklaşan: ${count}`,
    applications: (count: number) => `bekleyen: ${count}`,
    messages: (count: number) => `okunmamış: ${count}`,
  },
  /** Says to a screen reader what the number on the menu's button counts: requests, applications and messages that wait. */
  news: (count: number) => `yeni: ${count}`,
  navigation: 'Yönetim bölümleri',
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminShellCopy = typeof tr;
