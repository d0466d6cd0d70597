export const tr = {
  title: 'E-posta',
  state: {
    sendsTitle: 'E-postalar gönderiliyor',
    sends: (host: string) => `Sunucu: ${host}`,
    filesTitle: 'E-posta gönderilmiyor',
    files:
      'Onaylar ve bildirimler şu anda kimseye ulaşmıyor; sonradan da gönderilmez. Hangileri olduğunu randevuların, başvuruların ve mesajların sayfalarında görürsünüz; dosyaları sunucuda durur. E-posta bilgilerinizi aşağıya yazıp kaydederseniz sonraki e-postalar gönderilir.',
    unreadableTitle: 'Parola okunamıyor',
    unreadable:
      'Saklanan parola artık okunamıyor; site başka bir makineye taşınmış olabilir. Parolayı yeniden yazıp kaydedin; bekleyen e-postalar sonra gönderilir.',
  },
  environment: (name: string) =>
    `Bu bilgiyi siteyi kuran kişi sunucuda belirlemiş; burada değiştirilemez. Ayarın adı: ${name}`,
  server: {
    title: 'E-posta sunucusu',
    note: 'Siteniz e-postalarını sizin e-posta hesabınızla gönderir.',
    provider: 'E-posta hizmetiniz hangisi?',
    choose: 'Seçin: Gmail, Outlook…',
    other: 'Başka bir sağlayıcı',
    otherHint:
      'Aşağıdaki bilgileri sağlayıcınızın yardım sayfalarında “SMTP” ya da “giden posta” başlığı altında bulursunuz.',
    outlookHint:
      'Outlook ve Hotmail, sitelerin parolayla e-posta göndermesine izin vermiyor. Başka bir e-posta hesabı seçin, örneğin Gmail.',
    appPassword:
      'Bu sağlayıcı hesabınızın kendi parolasını kabul etmez: hesap ayarlarında bir “uygulama parolası” oluşturup onu yazın.',
    google:
      'Google hesabınızda önce 2 adımlı doğrulamayı açın, sonra bir uygulama şifresi oluşturun; Google’ın verdiği 16 harfi aşağıya parola olarak yazın.',
    googleLink: 'Google’da uygulama şifresi oluştur',
    host: 'Sunucu',
    hostHint: 'Örneğin smtp.ornek.com. Boş bırakırsanız e-posta gönderilmez.',
    port: 'Bağlantı noktası (port)',
    security: 'Bağlantı güvenliği',
    securityHint:
      'Sağlayıcınızın yazdığını seçin; ikisi de e-postayı şifreli yollar. Sayı, aşağıdaki bağlantı noktasıdır; siz seçince kendiliğinden yazılır.',
    securities: { tls: 'TLS (genellikle 465)', starttls: 'STARTTLS (genellikle 587)' },
    account: 'E-posta adresiniz',
    username: 'Kullanıcı adı',
    usernameHint: 'Çoğunlukla e-posta adresinizin kendisidir.',
    password: 'Parola',
    ownPassword: 'Uygulama parolası',
    passwordHint: 'Şifrelenerek saklanır ve bir daha gösterilmez.',
    passwordStored: 'Bir parola saklı. Değiştirmek istemiyorsanız boş bırakın.',
  },
  sender: {
    title: 'Gönderen ve yanıtlar',
    name: 'Gönderen adı',
    address: 'Gönderen adresi',
    addressHint: (address: string) =>
      `Sağlayıcınızın izin verdiği bir adres olmalıdır. Boşsa ${address} kullanılır.`,
    nameHint: (name: string) => `Boşsa ${name} yazar.`,
    replyTo: 'Yanıt adresi',
    replyToHint: (address: string) => `Ziyaretçilerin yanıtları buraya gelir. Boşsa ${address} kullanılır.`,
    noticesTo: 'Bildirim adresi',
    noticesToHint: (address: string) =>
      `Yeni randevu, başvuru ve mesaj bildirimleri buraya gelir. Boşsa ${address} kullanılır.`,
    from: 'Gönderen',
  },
  signature: {
    title: 'İmza',
    note: 'Ziyaretçilere giden her e-postanın sonunda, e-postanın dilinde yer alır. Boş bırakılan dilde imza olmaz.',
  },
  confirm: {
    title: 'Siz olduğunuzu doğrulayın',
    note: 'Yeni parola bağlantıları da bu sunucu üzerinden gider. Açık kalan tarayıcınızda bir başkası sunucuyu değiştiremesin diye oturum açarken kullandığınız parola sorulur.',
  },
  saved: 'E-posta ayarları kaydedildi',
  savedText: 'Bundan sonraki e-postalar bu ayarlarla gönderilir.',
  savedUnsent: 'Bir e-posta hizmeti seçene kadar hiçbir e-posta gönderilmez.',
  test: {
    title: 'Kaydetmeden önce deneyin',
    note: (address: string) =>
      `Deneme e-postası yukarıda yazdıklarınızla, oturum açtığınız ${address} adresine gönderilir. Bu düğme hiçbir şey kaydetmez.`,
    send: 'Deneme e-postası gönder',
    sending: 'Gönderiliyor...',
    sent: 'Deneme e-postası gönderildi',
    sentText: (address: string) =>
      `Sunucu e-postayı kabul etti. Şimdi ${address} kutusuna bakın; birkaç dakika sürebilir, istenmeyen posta klasörüne de bakın.`,
    refused: 'Deneme e-postası gönderilemedi',
    words: 'Sunucunun yanıtı:',
  },
  domain: {
    title: 'Alan adınız',
    note: 'E-postalarınızın istenmeyen posta klasörüne düşmemesi için, gönderen adresinizdeki alan adının üç kaydı olmalıdır. Bu kayıtlar alan adınızı aldığınız yerde, “DNS” başlığı altında girilir.',
    look: 'DNS kayıtlarını kontrol et',
    looking: 'Bakılıyor...',
    failed: 'Kayıtlara bakılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
    shared: (domain: string) =>
      `${domain} sizin alan adınız değil, bir e-posta sağlayıcısının: kayıtları onun işidir, sizin yapacağınız bir şey yok. Kendi alan adınızdan yazmak isterseniz gönderen adresini değiştirin.`,
    selector: 'Anahtarın adı (DKIM selector)',
    selectorHint:
      'Sağlayıcınızın yardım sayfalarında yazar. Ya da deneme e-postasını açın, “kaynağı göster” deyin: “DKIM-Signature” satırındaki s= değeridir.',
    stands: 'Şu anki kayıt',
    enter: 'Alan adınızı aldığınız yerde TXT türünde şu kaydı girin (varsa eskisinin yerine):',
    enterRoughly:
      'Tam satırı e-posta sağlayıcınız bilir; yardım sayfalarında “SPF” diye arayın. Bulamazsanız TXT türünde şu kaydı girin:',
    host: 'Ad',
    value: 'Değer',
    states: {
      good: 'Tamam.',
      missing: 'Yok.',
      several: 'Birden çok var.',
      lacking: 'Eksik.',
      unreachable: 'Bakılamadı.',
    },
    spf: {
      title: 'SPF: kim gönderebilir?',
      text: 'Hangi sunucuların sizin adınıza e-posta gönderebileceğini söyler.',
      states: {
        missing: 'Alıcılar e-postanızın gerçekten sizden geldiğini buradan anlayamıyor.',
        several: 'Yalnızca bir SPF kaydı olabilir: birini silin, içindekileri ötekine ekleyin.',
        lacking: 'E-posta sunucunuzun adı kayıtta geçmiyor.',
        unreachable: 'Alan adının sunucuları yanıt vermedi. Birkaç dakika sonra yeniden deneyin.',
      },
    },
    dkim: {
      title: 'DKIM: imza',
      text: 'E-postalarınızı sağlayıcınız imzalar; bu kayıt imzanın doğrulandığı anahtardır.',
      states: {
        missing:
          'Bilinen adların altında bir anahtar bulunamadı. Sağlayıcınızın ayarlarında DKIM’i açın ve verdiği kaydı girin; açtıysanız anahtarın adını yukarıya yazıp yeniden bakın.',
        unreachable: 'Alan adının sunucuları yanıt vermedi. Birkaç dakika sonra yeniden deneyin.',
      },
    },
    dmarc: {
      title: 'DMARC: sahte e-postalar',
      text: 'İmzası ve göndereni tutmayan e-postalarla ne yapılacağını söyler.',
      states: {
        missing: 'Büyük sağlayıcılar bu kaydı arıyor.',
        several: 'Yalnızca bir DMARC kaydı olabilir: ötekini silin.',
        unreachable: 'Alan adının sunucuları yanıt vermedi. Birkaç dakika sonra yeniden deneyin.',
      },
    },
  },
  failed: {
    title: 'İşlem tamamlanamadı',
    text: 'Yazdıklarınız duruyor. Bağlantınızı kontrol edip yeniden deneyin.',
  },
  errors: {
    changed:
      'Bu ayarlar başka bir sekmede ya da cihazda değiştirildi. Yazdıklarınız duruyor; sayfayı yenileyip yeniden kaydedin.',
    tooMany: 'Kısa sürede çok deneme yapıldı. Bir dakika bekleyip yeniden deneyin.',
    noHost: 'Önce e-posta hizmetinizi seçin ya da sunucunun adını yazın',
    username: 'E-posta adresinizi yazın',
    ownersPassword: 'Oturum açarken kullandığınız parolayı girin',
    password: {
      missing: 'Bu hesabın parolasını yazın',
      elsewhere: 'Sunucu, port ya da kullanıcı adı değişti: parolayı yeniden yazın',
    },
  },
  validation: {
    host: 'Yalnızca sunucunun adını yazın, örneğin smtp.ornek.com',
    port: '1 ile 65535 arasında bir sayı yazın',
    senderAddress: 'Geçerli bir e-posta adresi girin',
    replyTo: 'Geçerli bir e-posta adresi girin',
    noticesTo: 'Geçerli bir e-posta adresi girin',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminMailCopy = typeof tr;
