import type { Trouble } from '../../admin-contract';

/** Words of the owner's pages about backups and about a restored site. */
export const tr = {
  restored: {
    title: 'Siteniz yedekten geri yüklendi',
    text: (made: string, restored: string) =>
      `Her şey ${made} tarihindeki gibi. Ziyaretçiler okuyabiliyor ve randevu alabiliyor, ama siz başlatana kadar hiçbir e-posta gönderilmiyor. Yedekten sonra, ${made} ile ${restored} arasında alınan, taşınan ve iptal edilen randevular ile gelen mesajlar burada yok: o döneme ait bildirimleri e-posta kutunuzda arayın, eksik randevuları elle girin.`,
    erasedAgain: (count: number) =>
      `Yedekten sonra verilerini sildiğiniz kişilerin bu yedekteki ${count} kaydı yeniden silindi.`,
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
    instead: 'Yedeği geri yükle',
    title: 'Yedeği geri yükleyin',
    lead: 'Yedek dosyanızı seçin. Önce baştan sona denetlenir; sağlamsa site yedekteki hâline gelir. Ardından o sitedeki e-posta ve parolanızla oturum açarsınız. Siz başlatana kadar hiçbir e-posta gönderilmez.',
    step: 'Kurulum',
    file: 'Yedek dosyası',
    fileHint:
      'Adı kursu-backup- ile başlar. Üç dakikada yüklenemeyecek kadar büyük bir dosyayı makinedeki komut geri yükler.',
    fileMissing: 'Lütfen yedek dosyasını seçin.',
    key: 'Anahtar',
    keyHint:
      'Yalnızca şifreli yedek için (adı .age ile biter): kurtarma sayfasındaki gibi, AGE-SECRET-KEY-1 ile başlar.',
    submit: 'Denetle ve geri yükle',
    sending: (percent: number) => `Yükleniyor: %${percent}`,
    working: 'Denetleniyor ve geri yükleniyor...',
    opening: 'Geri yüklendi. Site yeniden açılıyor...',
    back: 'Yeni site kur',
    lost: 'Bağlantı koptu. Dosya olduğu gibi duruyor; lütfen yeniden deneyin.',
    refusals: {
      foreign: 'Bu dosya bir Kürsü yedeği değil. Hiçbir şey değişmedi.',
      encrypted: 'Bu yedek şifreli. Lütfen kurtarma sayfasındaki anahtarı yazın.',
      wrong_key: 'Anahtar bu yedeğe ait değil. Lütfen kurtarma sayfasıyla karşılaştırın.',
      plain:
        'Bir anahtar yazdınız, ama bu yedek şifreli değil; başka bir dosya olabilir. Doğru dosyaysa anahtarı boş bırakın.',
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
  nightly: {
    title: 'Yedekleme',
    note: 'Her gece sitenizin tamamı tek bir dosyaya yedeklenir: randevular, mesajlar, metinler, görseller. Sonra bu dosya deneme için geri yüklenir; böylece dosyanın sağlam olduğunu bilirsiniz. Makinenin bozulmasına karşı yedekleri başka bir yerde tutun.',
    proven: (moment: string) => `Denendi, sağlam: ${moment}`,
    provenText: (reservations: string, pictures: string, made: string) =>
      `${reservations}, ${pictures}. Yedek ${made} tarihinde alındı, deneme için geri yüklendi ve ana sayfası açıldı.`,
    reservations: (count: number) => `${count} randevu`,
    pictures: (count: number) => `${count} görsel`,
    sameMachine:
      'Yedek bu sitenin çalıştığı makinede duruyor: makine bozulursa yedek de kaybolur. Aşağıda başka bir yer seçin.',
    none: 'Henüz yedek yok',
    noneText: (hour: string) => `İlk yedeğin saati: ${hour}. Beklemek istemezseniz şimdi alabilirsiniz.`,
    off: 'Yedek alınmıyor',
    offText: 'Makine bozulursa her şey kaybolur. Aşağıdan yedeklemeyi açın.',
    waiting: (moment: string) => `Son yedek: ${moment}`,
    waitingText: 'Bu yedek henüz denenmedi.',
    failed: (moment: string) => `Yedek alınamadı: ${moment}`,
    unproven: (moment: string) => `Yedek denemeyi geçemedi: ${moment}`,
    incomplete: (moment: string) => `Yedekte eksik görsel var: ${moment}`,
    running: 'Yedek alınıyor ve deneniyor...',
    run: 'Şimdi yedekle',
    runHint: 'Kaydettiğiniz ayarlarla bir yedek alınır ve denenir. Site bu sırada çalışır.',
    open: 'Yedeklemeye bak',
    kept: 'Son 7 günün, 4 haftanın ve 12 ayın birer yedeği saklanır; daha eskileri silinir. Yedeklerin durduğu yere koyduğunuz başka dosyalara dokunulmaz.',
  },
  settings: {
    confirmTitle: 'Siz olduğunuzu doğrulayın',
    confirmNote:
      'Yedekte sitenizdeki her şey vardır. Açık kalan tarayıcınızda bir başkası yedeği başka bir yere gönderemesin diye oturum açarken kullandığınız parola sorulur.',
    title: 'Yedekleme ayarları',
    when: 'Ne zaman',
    daily: 'Her gece',
    never: 'Hiçbir zaman',
    hour: 'Saat',
    hourHint: 'Sitenin saat diliminde.',
    place: 'Yedekler nerede dursun?',
    places: {
      disk: 'Bu makinede',
      s3: 'Bulutta (Amazon S3 ve benzerleri)',
      webdav: 'Bulutta (WebDAV, örneğin Nextcloud)',
    },
    placeHints: {
      disk: 'Makine bozulursa yedekler de kaybolur. Siteyi kuran kişi buraya başka bir diski bağlayabilir.',
      s3: 'Amazon S3 ya da benzeri bir depo. Bilgileri deponun yönetim sayfasında bulursunuz.',
      webdav: 'Nextcloud ve birçok disk sağlayıcısı bunu sunar; ayarlarında “WebDAV” adresini arayın.',
    },
    folder: 'Klasör',
    folderHint: 'Boş bırakın; yalnızca siteyi kuran kişi size bir klasör söylediyse yazın.',
    defaultFolder: (folder: string) => `Boş bırakırsanız yedekler şurada durur: ${folder}`,
    endpoint: 'Deponun adresi',
    endpointHint: 'https:// ile başlar. Amazon için boş bırakın.',
    bucket: 'Deponun adı (bucket)',
    region: 'Bölge',
    regionHint: 'Boş bırakırsanız: us-east-1',
    accessKey: 'Anahtarın adı (access key)',
    secretKey: 'Gizli anahtar (secret key)',
    address: 'Klasörün adresi',
    addressHint: 'https:// ile başlar; klasör yoksa oluşturulur.',
    user: 'Kullanıcı adı',
    password: 'Parola',
    passwordHint: 'Varsa bir “uygulama parolası” kullanın.',
    stored: 'Kayıtlı. Değiştirmeyecekseniz boş bırakın.',
    unreadable: 'Kayıtlı parola artık okunamıyor; site taşınmış olabilir. Yeniden yazın.',
    encrypted: 'Yedekler şifrelensin',
    encryptedHint:
      'Başka bir yerde duran yedekler için önerilir: kurtarma sayfası olmadan kimse okuyamaz, siz bile.',
    sheetTitle: 'Kurtarma sayfası',
    sheetHint:
      'Şifreli yedekleri yalnızca bu sayfadaki anahtar açar. Sayfayı indirip yazdırın ve güvenli bir yerde saklayın.',
    sheet: 'Kurtarma sayfasını indirin',
    environment: (name: string) =>
      `Bunu siteyi kuran kişi sunucuda belirlemiş; burada değiştirilemez. Ayarın adı: ${name}`,
    saved: 'Yedekleme ayarları kaydedildi',
  },
  lostPictures: (count: number) =>
    `Sitenizde kullanılan ${count} görselin dosyası kayıp: ziyaretçiler göremiyor, son yedekte de yok. Bu görsellerin bulunabileceği eski yedekler silinmiyor. Aynı görseli yeniden yükleyin ya da yerine başkasını seçin. Görsel artık sizde yoksa siteyi kuran kişi onu eski bir yedekten çıkarabilir.`,
  /** Why a backup was not made, or not proven. */
  troubles: {
    unreachable:
      'Yedeklerin durduğu yere ulaşılamıyor. Adresi denetleyin; doğruysa bir süre sonra yeniden deneyin.',
    refused:
      'Yedeklerin durduğu yer kabul etmedi. Kullanıcı adını ve parolayı denetleyin; bu hesabın orada yazma izni olmalı.',
    absent: 'Yedeklerin duracağı klasör ya da depo yok. Adını denetleyin.',
    full: 'Yedeklerin durduğu yer dolmuş. Orada yer açın.',
    private: 'Bu adres yerel bir ağda. Siteyi kuran kişi ona izin vermelidir (ALLOW_PRIVATE_HOSTS).',
    no_room: 'Makinenin diskinde yer kalmamış. Siteyi kuran kişiden yer açmasını isteyin.',
    secret: 'Kayıtlı parola okunamıyor. Aşağıya yeniden yazıp kaydedin.',
    foreign: 'Oradaki en yeni dosya bir Kürsü yedeği değil ya da bozulmuş.',
    encrypted: 'Yedek şifreli ve anahtarı bu makinede yok.',
    wrong_key: 'Yedek başka bir anahtarla şifrelenmiş.',
    plain:
      'Oradaki en yeni yedek şifreli değil, oysa bu sitenin yedekleri şifrelenir: yerine başka bir dosya konmuş olabilir. Siteyi kuran kişiye hemen haber verin.',
    damaged: 'Yedek dosyası bozuk ya da eksik.',
    newer: 'Yedeği Kürsü’nün daha yeni bir sürümü almış.',
    missing: 'Yedek dosyası yerinde değil.',
    pictures: 'Yedekte bazı görseller eksik.',
    page: 'Yedekten geri yüklenen sitenin ana sayfası açılmadı.',
    emptied:
      'Denenen son yedekte randevular vardı, yenisinde hiç yok: veriler bozulmuş olabilir. Eski yedekler silinmiyor. Siteyi kuran kişiye hemen haber verin.',
    nothing: 'Orada hiç yedek yok.',
    replaced:
      'Oradaki en yeni yedek, son alınan yedek değil: son yedek silinmiş ya da yerine başka bir dosya konmuş olabilir. Siteyi kuran kişiye hemen haber verin.',
    failed: 'Beklenmeyen bir hata oldu; ayrıntısı sunucunun kayıtlarında. Siteyi kuran kişiye haber verin.',
  } satisfies Record<Trouble, string> as Record<Trouble, string>,
  errors: {
    ownersPassword: 'Oturum açarken kullandığınız parolayı girin',
    changed: 'Ayarlar bu arada başka bir yerde değişti. Sayfayı yenileyip yeniden deneyin.',
    secret: {
      missing: 'Parolayı ya da gizli anahtarı yazın',
      elsewhere: 'Yer ya da hesap değişti: parolayı ya da gizli anahtarı yeniden yazın',
    },
  },
  validation: {
    required: 'Bu alan gerekli',
    hour: 'Saati 03:30 gibi yazın',
    folder: '/ ile başlayan bir klasör yazın',
    address: 'https:// ile başlayan bir adres yazın',
  },
  saveFailed: { title: 'Kaydedilemedi', text: 'Yazdıklarınız duruyor; lütfen biraz sonra yeniden deneyin.' },
  runFailed: { title: 'Yedekleme başlatılamadı', text: 'Lütfen biraz sonra yeniden deneyin.' },
};

export type BackupsCopy = typeof tr;
