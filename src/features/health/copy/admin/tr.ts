import { gigabytesText } from '#/platform/i18n/units';
import type { Reasons, RequestKind, State, Subject, Values } from '../../admin-contract';

type Text = (values: Values) => string;

const gigabytes = (megabytes: string | undefined) => gigabytesText('tr', Number(megabytes));

const ago = (hours: string | undefined) => (hours === '0' ? 'bir saatten az önce' : `${hours} saat önce`);

export const tr = {
  title: 'Sitenin durumu',
  lead: 'Sitenizin her parçası çalışıyor mu, çalışmıyorsa ne yapmalısınız?',
  checking: 'Kontrol ediliyor...',
  again: 'Yeniden kontrol et',
  checked: (day: string, time: string) => `Son kontrol: ${day}, ${time}`,
  list: 'Kontrol sonuçları',
  allWell: 'Her şey yolunda',
  hints: (count: number) => `Site çalışıyor, ama yapılması gereken ${count} şey var.`,
  faults: (count: number) => `${count} sorun var.`,
  failed: {
    title: 'Kontrol yapılamadı',
    text: 'Sunucudan yanıt gelmedi. Lütfen biraz sonra yeniden deneyin.',
  },
  states: { good: 'İyi', hint: 'Yapılmalı', fault: 'Sorun', unknown: 'Bilinmiyor' } satisfies Record<
    State,
    string
  >,
  subjects: {
    address: 'Sitenin adresi',
    scheme: 'Güvenli bağlantı',
    host: 'Sayfalardaki bağlantılar',
    visitors: 'Kötüye kullanıma karşı koruma',
    clock: 'Saat',
    disk: 'Sunucudaki boş yer',
    database: 'Bilgileriniz',
    uploads: 'Yüklediğiniz görseller',
    jobs: 'Sitenin kendi işleri',
    calendars: 'Bağlı takvimler',
    signIn: 'Oturum açma',
    mail: 'E-posta',
    backup: 'Yedek',
    version: 'Sürüm',
  } satisfies Record<Subject, string>,
  links: { mail: 'E-posta sayfasını aç', backup: 'Yedeklemeye bak', calendars: 'Müsaitlik sayfasını aç' },
  retryJobs: 'Şimdi yeniden dene',
  retriedJobs: 'Yeniden deneniyor. Bir dakika sonra yeniden kontrol edin.',
  slow: {
    title: 'En yavaş yanıtlar',
    note: (since: string) =>
      `Sitenizin ziyaretçileri en çok beklettiği işlemler (başlangıç: ${since}, en çok son 24 saat). Site yeniden başlayınca liste de baştan başlar.`,
    /** How long the slowest response made visitors wait. */
    felt: {
      none: 'Ziyaretçilerden henüz ölçülecek bir istek gelmedi.',
      fast: 'Ziyaretçiler beklemiyor: her yanıt bir saniyeden kısa sürdü.',
      noticed:
        'Bazı ziyaretçiler bir saniyeden uzun bekledi. Arada bir olması olağandır; her gün oluyorsa siteyi kuran kişiye haber verin.',
      slow: 'Bazı ziyaretçiler üç saniyeden uzun bekledi. Yeniden olursa teknik ayrıntıları siteyi kuran kişiye iletin.',
    },
    list: 'En yavaş yanıtların listesi',
    kinds: {
      page: 'Bir sayfanın açılması',
      sent: 'Bir formun gönderilmesi',
      data: 'Sayfadaki bilgilerin gelmesi',
      room: 'Yönetim sayfalarında yaptığınız bir işlem',
      file: 'Bir görselin ya da dosyanın gelmesi',
    } satisfies Record<RequestKind, string>,
    room: 'Çeviri, içe aktarma ve yedek gibi işlemler başka yerlerden yanıt bekler; saniyeler sürmeleri olağandır.',
    instances:
      'Siteniz aynı anda birkaç sunucuda çalışıyorsa her biri yalnızca kendi yanıtlarını bilir: bu liste, bu kontrolü yapan sunucununkidir.',
  },
  /** What each finding means for the owner, and what she does about it. */
  plain: {
    address: {
      reached: () => 'Siteniz internet adresinden açılıyor.',
      local: () =>
        'Sitenizin adresi şimdilik yalnızca kurulu olduğu bilgisayarda çalışıyor: ziyaretçiler ve arama motorları siteyi, alan adınız bağlanınca görür. Siteyi kuran kişiye haber verin.',
      name: () =>
        'Alan adınız siteye yönlenmiyor, ziyaretçiler sitenizi açamıyor. Siteyi kuran kişiye ya da alan adını aldığınız firmaya haber verin.',
      refused: () => 'Siteniz dışarıdan açılmıyor. Siteyi kuran kişiye haber verin.',
      certificate: () =>
        'Tarayıcılar sitenizi açarken güvenlik uyarısı gösteriyor. Siteyi kuran kişiye haber verin.',
      noEncryption: () => 'Sitenizin adresi güvenli açılmıyor. Siteyi kuran kişiye haber verin.',
      tooSlow: () =>
        'Siteniz çok geç yanıt veriyor. Birazdan yeniden kontrol edin; sürerse siteyi kuran kişiye haber verin.',
      unreachable: () => 'Sitenize internet adresinden ulaşılamıyor. Siteyi kuran kişiye haber verin.',
      otherSite: () => 'Adresinizde bu site değil, başka bir site açılıyor. Siteyi kuran kişiye haber verin.',
      stopped: () => 'Site şu anda çalışmıyor. Siteyi kuran kişiye haber verin.',
    },
    scheme: {
      expiring: ({ days }) =>
        `Güvenlik sertifikasının süresi ${days} gün sonra doluyor ve yenilenmiyor; o zaman tarayıcılar ziyaretçilerinizi uyarır. Lütfen siteyi kuran kişiye haber verin.`,
      secure: () => 'Bağlantı güvenli: ziyaretçilerin yazdıkları size şifrelenerek gelir.',
      local: () => 'Alan adınız bağlanınca kontrol edilir.',
      plain: () =>
        'Bağlantı güvenli değil, tarayıcılar ziyaretçileri uyarır. Siteyi kuran kişiye haber verin.',
    },
    host: {
      same: () => 'Sayfalardaki bağlantılar sitenizin doğru adresine götürüyor.',
      rewritten: () =>
        'Sitenin adresi yolda değişiyor, sayfalardaki bağlantılar yanlış olabilir. Siteyi kuran kişiye haber verin.',
      unknown: () => 'Site kendi adresinden açılmadığı için bakılamadı.',
    },
    visitors: {
      seen: () => 'Kötüye kullanıma karşı koruma çalışıyor.',
      direct: () => 'Kötüye kullanıma karşı koruma çalışıyor.',
      untrusted: () =>
        'Bütün ziyaretçiler tek kişi gibi görünüyor: biri sınırı doldurursa kimse randevu alamaz. Siteyi kuran kişiye haber verin.',
      hidden: () =>
        'Ziyaretçiler birbirinden ayırt edilemiyor; kötüye kullanıma karşı sınırlar çalışmıyor. Siteyi kuran kişiye haber verin.',
      unknown: () => 'Site kendi adresinden açılmadığı için bakılamadı.',
    },
    clock: {
      right: () => 'Saat doğru; randevular ve hatırlatmalar zamanında olur.',
      wrong: () =>
        'Sunucunun saati yanlış: randevu saatleri ve giriş kodları şaşabilir. Siteyi kuran kişiye haber verin.',
      unknown: () => 'Saat karşılaştırılamadı.',
    },
    disk: {
      enough: () => 'Sunucuda yeterince boş yer var.',
      little: ({ megabytes }) =>
        `Boş yer azalıyor: ${gigabytes(megabytes)} kaldı. Siteyi kuran kişiden yer açmasını isteyin.`,
      full: ({ megabytes }) =>
        `Boş yer bitmek üzere: ${gigabytes(megabytes)} kaldı. Dolarsa yeni randevular kaydedilemez; siteyi kuran kişiye hemen haber verin.`,
      unknown: () => 'Boş yer öğrenilemedi.',
    },
    database: {
      well: () => 'Bilgileriniz kaydediliyor.',
      unreachable: () => 'Verilere ulaşılamıyor, site çalışamıyor. Siteyi kuran kişiye hemen haber verin.',
      damaged: () =>
        'Verilerinizin bir kısmı bozulmuş, okunamıyor. Siteyi kuran kişiye hemen haber verin: son sağlam yedek geri yüklenmeli.',
      readOnly: () =>
        'Yeni randevular ve değişiklikler kaydedilemiyor. Siteyi kuran kişiye hemen haber verin.',
      old: () => 'Verileri saklayan program eskimiş. Siteyi kuran kişi yenilemelidir.',
      migrations: () => 'Site ile verileri birbirine uymuyor. Siteyi kuran kişiye haber verin.',
      unknown: () => 'Site çalışmadığı için bakılamadı.',
    },
    uploads: {
      missing: ({ count }) =>
        `Sitenizde kullanılan ${count} görselin dosyası son yedek alınırken bulunamadı; ziyaretçiler göremiyor. Eski yedekler silinmiyor. Aynı görseli yeniden yükleyin ya da yerine başkasını seçin; düzelip düzelmediği sonraki yedekte anlaşılır.`,
      well: () => 'Yüklediğiniz görseller saklanıyor.',
      failed: () =>
        'Görsel yüklenemiyor, daha önce yüklenenler de görünmeyebilir. Siteyi kuran kişiye haber verin.',
      unknown: () => 'Site çalışmadığı için bakılamadı.',
    },
    jobs: {
      well: () => 'Görselleri küçültmek, takvimleri okumak gibi işler yapılıyor.',
      stuck: ({ count }) =>
        `Sitenin kendiliğinden yaptığı ${count} iş (görsel küçültmek, takvim okumak gibi) bir türlü bitmiyor; aralıklarla yeniden deneniyor. Ziyaretçiler bunu fark etmez. Şimdi yeniden deneyin; sürerse siteyi kuran kişiye haber verin.`,
      unknown: () => 'Site çalışmadığı için bakılamadı.',
    },
    calendars: {
      read: () => 'Bağladığınız takvimler okunuyor; dolu saatleri hesaba katılıyor.',
      none: () => 'Bağlı takvim yok; yalnızca çalışma saatleriniz ve randevularınız hesaba katılıyor.',
      failing: ({ names }) =>
        `Bağlı bir takvim artık okunamıyor: ${names}. Bilinen son dolu saatleri geçerli; oraya sonradan yazdıklarınız hesaba katılmıyor. Takvimin adresine Müsaitlik sayfasında bakın.`,
      unknown: () => 'Site çalışmadığı için bakılamadı.',
    },
    signIn: {
      well: () => 'Oturum açmanız için gerekenler yerinde.',
      unreadable: () =>
        'Doğrulama uygulamanızla oturum açılamaz: sitenin gizli anahtarı kaybolmuş ya da değişmiş. Siteyi kuran kişiye haber verin.',
      unknown: () => 'Site çalışmadığı için bakılamadı.',
    },
    mail: {
      reachable: () => 'E-posta sunucunuz yanıt veriyor.',
      unclear: ({ count }) =>
        `E-posta sunucunuz yanıt veriyor, ama son bir haftada ${count} e-postayı aldığını bildirmedi; bunların ulaşıp ulaşmadığı belli değil. Hangileri olduğunu ilgili kayıtta görür, oradan yeniden gönderebilirsiniz.`,
      failed: ({ reason }) =>
        `E-postalar şu anda gönderilemiyor (${reason}); bekleyenler sonra gönderilir. E-posta sayfasındaki bilgileri denetleyin ve deneme e-postası gönderin.`,
      none: () =>
        'E-posta gönderilmiyor: onaylar ve bildirimler kimseye ulaşmıyor; sonradan da gönderilmez. E-posta sayfasını doldurun.',
    },
    backup: {
      incomplete: ({ count }) =>
        `Son yedekte ${count} görsel eksik, çünkü dosyası kayıp. Eski yedekler silinmiyor. Yapılacaklar aşağıda yazıyor.`,
      proven: ({ hours, reservations, pictures }) =>
        `Son yedek ${ago(hours)} denendi ve sağlam: ${reservations} randevu, ${pictures} görsel.`,
      sameMachine: ({ hours, reservations, pictures }) =>
        `Son yedek ${ago(hours)} denendi ve sağlam (${reservations} randevu, ${pictures} görsel), ama sitenin çalıştığı makinede duruyor: makine bozulursa o da kaybolur. Aşağıda başka bir yer seçin.`,
      failed: () => 'Yedek alınamadı. Nedeni aşağıda yazıyor.',
      unproven: () => 'Son yedek denemeyi geçemedi: ona güvenilemez. Nedeni aşağıda yazıyor.',
      recent: ({ hours }) => `Son yedek ${ago(hours)} alındı.`,
      old: ({ hours }) =>
        `Son yedek ${ago(hours)} alındı; yedekleme durmuş olabilir. Siteyi kuran kişiye haber verin.`,
      none: () =>
        'Henüz yedek yok: makine bozulursa her şey kaybolur. Aşağıda, yedeklerin ne zaman alındığını ve nerede durduğunu görürsünüz.',
    },
    version: {
      current: () => 'Kurulu sürüm çalışıyor.',
      oldNode: () => 'Siteyi çalıştıran program eskimiş. Siteyi kuran kişi yenilemelidir.',
      restart: () =>
        'Yeni bir sürüm kurulmuş ama henüz çalışmıyor. Siteyi kuran kişi siteyi yeniden başlatmalıdır.',
    },
  } satisfies { [Each in Subject]: Record<Reasons[Each], Text> } as {
    [Each in Subject]: Record<Reasons[Each], Text>;
  },
  /** The same findings, for the person who looks after the machine. */
  findings: {
    address: {
      reached: ({ address }) => `Site ${address} adresinden açılıyor.`,
      local: ({ address }) => `${address} yalnızca bu makineden açılıyor.`,
      name: ({ host }) => `${host} adı bulunamıyor. Alan adınızın DNS kaydını bu sunucuya yönlendirin.`,
      refused: ({ address }) =>
        `${address} bağlantıyı reddediyor. Öndeki sunucunun (Caddy ya da nginx) çalıştığını, güvenlik duvarının 80 ve 443 numaralı portları açtığını denetleyin.`,
      certificate: ({ address }) =>
        `${address} adresinin sertifikası geçerli değil. Alan adının bu sunucuyu gösterdiğini denetleyin, ardından öndeki sunucunun kayıtlarına bakın.`,
      noEncryption: ({ address }) =>
        `${address} şifreli konuşmuyor. Öndeki sunucuda HTTPS ayarını yapın ya da BASE_URL ayarını düzeltin.`,
      tooSlow: ({ address }) =>
        `${address} beş saniyede yanıt vermedi. Güvenlik duvarını, öndeki sunucuyu ve makinenin yükünü denetleyin.`,
      unreachable: ({ address }) =>
        `${address} adresine ulaşılamıyor. BASE_URL ayarını, ağ bağlantısını ve öndeki sunucuyu denetleyin.`,
      otherSite: ({ address }) =>
        `${address} yanıt veriyor, ama yanıt veren bu site değil. BASE_URL ayarının, alan adının ve öndeki sunucunun bu siteyi gösterdiğini denetleyin.`,
      stopped: ({ address }) =>
        `${address} için sunucu çalışmıyor. Siteyi başlatın, olmazsa kayıtlarına bakın.`,
    },
    scheme: {
      expiring: ({ days }) =>
        `Sertifikanın süresi ${days} gün sonra doluyor; demek ki yenilenmiyor. Öndeki sunucunun kayıtlarına bakın; alan adı bu sunucuyu göstermeli, 80 ya da 443 numaralı port açık olmalıdır.`,
      secure: () => 'Site HTTPS kullanıyor.',
      local: ({ address }) =>
        `Site yalnızca bu makineden açılıyor (${address}). Yayına alırken BASE_URL ayarına https ile başlayan adresinizi yazın.`,
      plain: ({ address }) =>
        `Bağlantılar şifrelenmiyor (${address}). Önüne Caddy koyun ve BASE_URL ayarını https ile başlatın.`,
    },
    host: {
      same: ({ seen }) => `İstekler ${seen} adıyla geliyor.`,
      rewritten: ({ seen, host }) =>
        `İstekler ${host} yerine ${seen} adıyla geliyor. Öndeki sunucu Host başlığını değiştirmeden iletsin (nginx: proxy_set_header Host $host).`,
      unknown: () => 'Site kendi adresinden açılmadığı için bilinmiyor.',
    },
    visitors: {
      seen: ({ visitor }) => `Ziyaretçi adresleri öndeki sunucudan geçerek geliyor (bu kontrol: ${visitor}).`,
      direct: ({ visitor }) => `Ziyaretçiler doğrudan bağlanıyor (bu kontrol: ${visitor}).`,
      untrusted: ({ peer }) =>
        `Öndeki sunucu ziyaretçi adreslerini gönderiyor, ama ona güvenilmiyor; bütün ziyaretçiler tek kişi sayılıyor. TRUST_PROXY ayarına ${peer} yazın.`,
      hidden: () =>
        'Öndeki sunucu ziyaretçi adreslerini göndermiyor; kötüye kullanım sınırları çalışmaz. Sunucuya X-Forwarded-For başlığını ekletin (nginx: proxy_set_header X-Forwarded-For $remote_addr).',
      unknown: () => 'Site kendi adresinden açılmadığı için bilinmiyor.',
    },
    clock: {
      right: () => 'Makinenin saati doğru.',
      wrong: ({ seconds }) =>
        `Makinenin saati ${seconds} saniye şaşıyor; randevu ve doğrulama kodları bozulur. Saat eşitlemeyi açın (timedatectl set-ntp true).`,
      unknown: () => 'Karşılaştıracak bir saat bulunamadı.',
    },
    disk: {
      enough: ({ megabytes }) => `Boş yer: ${gigabytes(megabytes)}.`,
      little: ({ megabytes }) =>
        `Boş yer azalıyor: ${gigabytes(megabytes)}. Veri klasörünün diskinde yer açın.`,
      full: ({ megabytes }) =>
        `Boş yer bitmek üzere: ${gigabytes(megabytes)}. Hemen yer açın, yoksa yeni randevular kaydedilemez.`,
      unknown: () => 'Boş yer öğrenilemedi.',
    },
    database: {
      well: ({ version, applied }) => `PostgreSQL ${version} yanıt veriyor, şema güncel (${applied}).`,
      unreachable: () => 'Veritabanı yanıt vermiyor. Çalıştığını ve DATABASE_URL ayarını denetleyin.',
      damaged: () =>
        'Veritabanının dosyaları bozulmuş ya da eksik. Siteyi durdurun ve son sağlam yedeği geri yükleyin: npm run restore DOSYA -- --replace.',
      readOnly: () =>
        'Veritabanı yalnızca okunabiliyor; randevu alınamaz. Diskte yer açın ya da veritabanını yazılabilir yapın.',
      old: ({ version, needed }) =>
        `PostgreSQL ${version} desteklenmiyor. En az ${needed} sürümüne yükseltin.`,
      migrations: ({ applied, known }) =>
        `Veritabanının şeması bu sürüme uymuyor (${applied} yerine ${known} olmalı). Siteyi son kurduğunuz sürümle yeniden başlatın.`,
      unknown: () => 'Sunucu çalışmadığı için bilinmiyor.',
    },
    uploads: {
      missing: ({ count }) =>
        `Kayıtlarda adı geçen ${count} resmin dosyası son yedek alınırken yoktu (adları sunucunun kayıtlarında). Eski yedekler silinmiyor: dosyayı onların uploads klasöründen DATA_DIR/uploads ya da S3 deposuna koyun, ya da resmi yeniden yükleyin; sonra bir yedek alın.`,
      well: () => 'Dosya saklanabiliyor ve silinebiliyor.',
      failed: ({ code }) =>
        `Yüklenen dosyalar saklanamıyor (${code}). DATA_DIR/uploads klasörüne yazılabildiğini ya da S3 ayarlarını denetleyin.`,
      unknown: () => 'Sunucu çalışmadığı için bilinmiyor.',
    },
    jobs: {
      well: () => 'Üst üste başarısız olan iş yok.',
      stuck: ({ count, queues }) =>
        `${count} iş üst üste başarısız oluyor ve en geç çeyrek saatte bir yeniden deneniyor: ${queues}. Kayıtta “jobs: an attempt failed” satırlarına bakın.`,
      unknown: () => 'Sunucu çalışmadığı için bilinmiyor.',
    },
    calendars: {
      read: () => 'Bağlı takvimlerin hepsi okunuyor.',
      none: () => 'Bağlı takvim yok.',
      failing: ({ names }) =>
        `Şu takvimler en az yarım saattir okunamıyor: ${names}. Nedenini yönetimdeki Müsaitlik sayfası gösterir; bilinen son dolu saatleri geçerlidir.`,
      unknown: () => 'Sunucu çalışmadığı için bilinmiyor.',
    },
    signIn: {
      well: () => 'Doğrulama uygulamalarının bilgileri okunuyor.',
      unreadable: () =>
        'Bir doğrulama uygulamasının bilgileri okunamıyor: DATA_DIR klasöründeki auth-secret ya da AUTH_SECRET kaybolmuş veya değişmiş. Eskisini geri koyun ya da ikinci adımı kaldırın: npm run cli admin two-factor off MAIL.',
      unknown: () => 'Sunucu çalışmadığı için bilinmiyor.',
    },
    mail: {
      reachable: () => 'E-posta sunucusuna bağlanıldı; deneme için e-posta gönderilmedi.',
      unclear: ({ count }) =>
        `E-posta sunucusuna bağlanıldı, ama sunucu son bir haftada ${count} e-postayı aldığını onaylamadı. Yönetim sayfalarında her biri ilgili kaydında görünür ve oradan yeniden gönderilebilir. E-posta sunucusunun kayıtlarına bakın.`,
      failed: ({ reason }) =>
        `E-posta sunucusuna bağlanılamıyor: ${reason}. SMTP_URL ayarını ya da yönetim sayfalarınızdaki E-posta bölümünü ve sağlayıcınızın durumunu denetleyin; bekleyen e-postalar sonra gönderilir.`,
      none: () =>
        'E-postalar gönderilmiyor, veri klasörüne yazılıyor. Yönetim sayfalarınızdaki E-posta bölümüne e-posta sunucunuzu yazın.',
    },
    backup: {
      incomplete: ({ count }) =>
        `Son yedekte ${count} görsel eksik, çünkü dosyası kayıp. O görsellerin bulunabileceği eski yedekler silinmiyor.`,
      proven: ({ hours, reservations, pictures }) =>
        `Son yedek ${ago(hours)} başka bir makineden getirilip geri yüklendi ve aynı bulundu: ${reservations} randevu, ${pictures} görsel.`,
      sameMachine: ({ hours, reservations, pictures }) =>
        `Son yedek ${ago(hours)} geri yüklendi ve aynı bulundu (${reservations} randevu, ${pictures} görsel), ama bu makinede duruyor. BACKUP_TO ile ya da yönetimdeki Sitenin durumu sayfasında başka bir yer seçin.`,
      failed: () => 'Gece yedeği alınamadı. Nedeni sunucunun kayıtlarında ve Sitenin durumu sayfasında.',
      unproven: () =>
        'Son yedek denemeyi geçemedi. Nedeni sunucunun kayıtlarında ve Sitenin durumu sayfasında.',
      recent: ({ hours }) => `Son yedek ${ago(hours)} alındı.`,
      old: ({ hours }) => `Son yedek ${ago(hours)} alındı. Yedekleme görevinin çalıştığını denetleyin.`,
      none: () =>
        'Bilinen bir yedek yok. Site çalışırsa bu gece bir tane alır; beklemeden almak için `npm run backup`.',
    },
    version: {
      current: ({ running, node }) => `Kürsü ${running}, Node.js ${node}.`,
      oldNode: ({ node, needed }) => `Node.js ${node} çok eski. En az ${needed} sürümüyle başlatın.`,
      restart: ({ running, installed }) =>
        `Çalışan sürüm ${running}, kurulu olan ${installed}. Siteyi yeniden başlatın.`,
    },
  } satisfies { [Each in Subject]: Record<Reasons[Each], Text> } as {
    [Each in Subject]: Record<Reasons[Each], Text>;
  },
};

export type HealthCopy = typeof tr;
