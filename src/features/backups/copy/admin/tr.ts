/** Words of the owner's pages about a restored site. */
export const tr = {
  restored: {
    title: 'Siteniz yedekten geri yüklendi',
    text: (moment: string) =>
      `Her şey ${moment} tarihindeki gibi. Ziyaretçiler okuyabiliyor ve randevu alabiliyor, ama siz başlatana kadar hiçbir e-posta gönderilmiyor. Yedekten sonra alınan randevular burada yok: o günlerin bildirimlerini e-posta kutunuzda arayın.`,
  },
  activate: {
    open: 'E-postaları başlatın',
    title: 'E-postalar başlatılsın mı?',
    text: 'Bundan sonra onaylar, hatırlatmalar ve bildirimler bu siteden gönderilir. Önce eski sitenin kapalı olduğundan emin olun; yoksa herkes aynı e-postayı iki kez alır.',
    confirm: 'Başlatın',
    busy: 'Başlatılıyor...',
    keep: 'Şimdilik beklesin',
  },
  sendDue: (count: number) =>
    `Geri yüklemeden önce zamanı gelmiş ${count} e-posta da gönderilsin. Eski site bunları büyük olasılıkla göndermiştir.`,
  unsent: 'İşaretlemezseniz bunlar gönderilmez; ilgili kaydın sayfasından tek tek gönderebilirsiniz.',
  done: 'E-postalar gönderiliyor',
  failed: { title: 'Başlatılamadı', text: 'Lütfen biraz sonra yeniden deneyin.' },
};

export type BackupsCopy = typeof tr;
