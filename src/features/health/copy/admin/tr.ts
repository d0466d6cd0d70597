import type { Reasons, State, Subject, Values } from '../../admin-contract';

type Text = (values: Values) => string;

export const tr = {
  title: 'Durum',
  lead: 'Sitenin, çalıştığı makineyle birlikte, dışarıdan ve içeriden nasıl göründüğü.',
  checking: 'Kontrol ediliyor...',
  again: 'Yeniden kontrol et',
  checked: (time: string) => `Son kontrol: ${time}`,
  list: 'Kontrol sonuçları',
  allWell: 'Her şey yolunda',
  hints: (count: number) => `Site çalışıyor. Yapmanız iyi olur: ${count}`,
  faults: (count: number) => `Düzeltilmesi gereken: ${count}`,
  failed: {
    title: 'Kontrol yapılamadı',
    text: 'Sunucudan yanıt gelmedi. Lütfen biraz sonra yeniden deneyin.',
  },
  states: { good: 'İyi', hint: 'Öneri', fault: 'Sorun', unknown: 'Bilinmiyor' } satisfies Record<
    State,
    string
  >,
  subjects: {
    address: 'Sitenin adresi',
    scheme: 'Şifreli bağlantı',
    host: 'Alan adı',
    visitors: 'Ziyaretçi adresleri',
    clock: 'Saat',
    disk: 'Disk',
    database: 'Veritabanı',
    mail: 'E-posta',
    backup: 'Yedek',
    version: 'Sürüm',
  } satisfies Record<Subject, string>,
  findings: {
    address: {
      reached: ({ address }) => `Site ${address} adresinden açılıyor.`,
      name: ({ host }) => `${host} adı bulunamıyor. Alan adınızın DNS kaydını bu sunucuya yönlendirin.`,
      refused: ({ address }) =>
        `${address} bağlantıyı reddediyor. Öndeki sunucunun (Caddy ya da nginx) çalıştığını, güvenlik duvarının 80 ve 443 numaralı kapıları açtığını denetleyin.`,
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
      enough: ({ megabytes }) => `Boş yer: ${megabytes} MB.`,
      little: ({ megabytes }) => `Boş yer azalıyor: ${megabytes} MB. Veri klasörünün diskinde yer açın.`,
      full: ({ megabytes }) =>
        `Boş yer bitmek üzere: ${megabytes} MB. Hemen yer açın, yoksa yeni randevular kaydedilemez.`,
      unknown: () => 'Boş yer öğrenilemedi.',
    },
    database: {
      well: ({ version, applied }) => `PostgreSQL ${version} yanıt veriyor, şema güncel (${applied}).`,
      unreachable: () => 'Veritabanı yanıt vermiyor. Çalıştığını ve DATABASE_URL ayarını denetleyin.',
      readOnly: () =>
        'Veritabanı yalnızca okunabiliyor; randevu alınamaz. Diskte yer açın ya da veritabanını yazılabilir yapın.',
      old: ({ version, needed }) =>
        `PostgreSQL ${version} desteklenmiyor. En az ${needed} sürümüne yükseltin.`,
      migrations: ({ applied, known }) =>
        `Veritabanının şeması bu sürüme uymuyor (${applied} yerine ${known} olmalı). Siteyi son kurduğunuz sürümle yeniden başlatın.`,
      unknown: () => 'Sunucu çalışmadığı için bilinmiyor.',
    },
    mail: {
      reachable: () => 'E-posta sunucusuna bağlanıldı; deneme için e-posta gönderilmedi.',
      failed: ({ reason }) =>
        `E-posta sunucusuna bağlanılamıyor: ${reason}. SMTP_URL ayarını ya da odanızdaki E-posta sayfasını ve sağlayıcınızın durumunu denetleyin; bekleyen e-postalar sonra gönderilir.`,
      none: () =>
        'E-postalar gönderilmiyor, veri klasörüne yazılıyor. Odanızdaki E-posta sayfasına e-posta sunucunuzu yazın.',
    },
    backup: {
      recent: ({ hours }) => `Son yedek ${hours} saat önce alındı.`,
      old: ({ hours }) => `Son yedek ${hours} saat önce alındı. Yedekleme görevinin çalıştığını denetleyin.`,
      none: () => 'Bilinen bir yedek yok. Veri klasörünü her gün başka bir makineye kopyalayın.',
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
