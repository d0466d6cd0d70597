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
  restore: {
    instead: 'Bir yedeği geri yükleyin',
    title: 'Yedeği geri yükleyin',
    lead: 'Yedek dosyanızı seçin. Önce baştan sona denetlenir; sağlamsa site yedekteki haline gelir. Ardından o sitedeki e-posta ve parolanızla giriş yaparsınız. Siz başlatana kadar hiçbir e-posta gönderilmez.',
    step: 'Kurulum',
    file: 'Yedek dosyası',
    fileHint:
      'Adı kursu-backup- ile başlar. Üç dakikada yüklenemeyecek kadar büyük bir dosyayı makinedeki komut geri yükler.',
    fileMissing: 'Lütfen yedek dosyasını seçin.',
    key: 'Anahtar',
    keyHint:
      'Yalnızca şifreli yedek için (adı .age ile biter): kurtarma sayfasındaki gibi, AGE-SECRET-KEY-1 ile başlar.',
    submit: 'Denetleyin ve geri yükleyin',
    sending: (percent: number) => `Yükleniyor: %${percent}`,
    working: 'Denetleniyor ve geri yükleniyor...',
    opening: 'Geri yüklendi. Site yeniden açılıyor...',
    back: 'Yeni bir site kurun',
    lost: 'Bağlantı koptu. Dosya olduğu gibi duruyor; lütfen yeniden deneyin.',
    refusals: {
      foreign: 'Bu dosya bir Kürsü yedeği değil. Hiçbir şey değişmedi.',
      encrypted: 'Bu yedek şifreli. Lütfen kurtarma sayfasındaki anahtarı yazın.',
      wrong_key: 'Anahtar bu yedeğe ait değil. Lütfen kurtarma sayfasıyla karşılaştırın.',
      damaged:
        'Bu yedek bozuk ya da eksik. Hiçbir şey değişmedi; lütfen başka bir kopyasını ya da bir önceki yedeği deneyin.',
      newer: 'Bu yedeği Kürsü’nün daha yeni bir sürümü almış. Önce siteyi o sürüme güncelleyin.',
      occupied:
        'Bu sitede artık randevu ya da mesaj var. Onların yerine yedeği koymak için makinedeki restore komutu gerekir.',
      no_room: 'Makinenin diskinde yer yok. Hiçbir şey değişmedi.',
      busy: 'Şu anda başka bir yedek işleniyor. Lütfen biraz sonra yeniden deneyin.',
      link: 'Kurulum bağlantısının süresi doldu. Siteyi yeniden başlatınca yenisi verilir.',
    },
  },
  failed: { title: 'Başlatılamadı', text: 'Lütfen biraz sonra yeniden deneyin.' },
};

export type BackupsCopy = typeof tr;
