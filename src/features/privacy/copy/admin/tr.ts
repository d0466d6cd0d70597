import type { PersonKind } from '../../admin-contract';
import type { NoticeForm } from '../../contract';

export const tr = {
  title: 'Kişisel veriler',
  lead: 'Ziyaretçilerin size bıraktığı bilgiler: bir kişiyle ilgili her şeyi bulun, ona verin ya da silin; ne kadar saklanacağını seçin.',
  person: {
    title: 'Bir kişinin bilgileri',
    note: 'Biri, hakkında ne sakladığınızı sorduğunda ya da silinmesini istediğinde buradan bakın. Önce isteğin gerçekten o kişiden geldiğinden emin olun.',
    contact: 'E-posta adresi ya da telefon numarası',
    search: 'Bul',
    searching: 'Aranıyor...',
    failed: 'Aranamadı',
    tooShort: 'Tam bir e-posta adresi ya da en az 7 rakamlı bir telefon numarası yazın.',
    about: 'Aranan: ',
    found: (count: number) => `${count} kayıt bulundu`,
    none: 'Bu adres ya da numarayla kayıt yok. Daha önce silinmiş kayıtlar artık kimseye ait değildir ve bulunmaz.',
    others: 'Bu kayıtlarda başka adres ya da numaralar da geçiyor. Aynı kişininse aramaya ekleyin:',
    add: (contact: string) => `${contact} ekle`,
    kinds: { reservations: 'Randevu', applications: 'Başvuru', messages: 'Mesaj' } as Record<
      PersonKind,
      string
    >,
    mails: (count: number) => (count > 0 ? `${count} e-posta` : 'e-posta yok'),
    ahead: 'İleri tarihli olduğu için silinmez. Önce iptal edin.',
    mentions:
      'Bu adres ya da numara şu kayıtların metinlerinde de geçiyor. Başkasının kaydı olabileceği için birlikte silinmezler: açıp bakın.',
    block: 'Kapalı saat notu',
    list: 'Bulunan kayıtlar',
  },
  file: {
    title: 'Kişiye verin',
    text: 'Bulunan kayıtların hepsi ve onlarla ilgili e-postaların listesi tek bir dosya olarak bilgisayarınıza iner. Dosya her tarayıcıda açılır; içinde aynı bilgilerin JSON biçimi de vardır.',
    language: 'Dosyanın dili',
    download: 'Dosyayı indir',
    name: 'kisisel-veriler',
    failed: 'Dosya hazırlanamadı',
  },
  erase: {
    title: 'Silin',
    text: 'Ad, e-posta, telefon, şirket ve yazılanlar bütün bu kayıtlardan kalıcı olarak silinir; e-posta kopyaları da kaldırılır. Kayıtlar istatistiklerde yalnızca sayı olarak kalır.',
    open: 'Bu kişinin bilgilerini sil',
    confirmTitle: (count: number) => `${count} kayıttaki kişisel bilgiler silinsin mi?`,
    confirmText: 'Bu işlem geri alınamaz. Kişiye bir dosya verecekseniz önce onu indirin.',
    confirm: 'Evet, sil',
    busy: 'Siliniyor...',
    keep: 'Vazgeç',
    done: 'Kişisel bilgiler silindi',
    left: (count: number) => `${count} kayıt ileri tarihli bir randevu olduğu için duruyor.`,
    failed: 'Silinemedi',
  },
  receipt: {
    title: 'Silme makbuzu',
    note: 'Kişiye gönderebileceğiniz metin. İçinde kişisel bilgi yoktur; aşağıdaki silmeler listesinde de durur.',
    copy: 'Metni kopyala',
    copied: 'Metin panoya kopyalandı',
    notCopied: 'Panoya ulaşılamadı; metni seçip kopyalayın',
  },
  retention: {
    title: 'Ne kadar saklanır?',
    note: 'Süresi dolan kayıtların kişisel bilgileri her gece kendiliğinden silinir; e-posta kopyaları da kaldırılır, kayıtlar istatistiklerde yalnızca sayı olarak kalır. Seçtiğiniz süreler aydınlatma metninde yer alır.',
    kinds: {
      reservations: 'Randevular, görüşmeden sonra',
      applications: 'Başvurular ve teklif talepleri, son işlemden sonra',
      messages: 'Mesajlar, son işlemden sonra',
      spam: 'İstenmeyen iletiler, geldikten sonra',
    },
    never: 'Ben silene kadar',
    months: (count: number) => (count % 12 === 0 ? `${count / 12} yıl` : `${count} ay`),
    due: (kinds: string) => `Bu sürelerle bu gece şunlar kalıcı olarak silinecek: ${kinds}.`,
    dueKinds: {
      reservations: (count: number) => `${count} randevu`,
      applications: (count: number) => `${count} başvuru`,
      messages: (count: number) => `${count} mesaj`,
      spam: (count: number) => `${count} istenmeyen ileti`,
    },
  },
  providers: {
    title: 'Bilgiler kimlerle paylaşılıyor?',
    note: 'Aydınlatma metninde adı geçecek kuruluşlar. Kuruluşun adını ve ülkesini yazın; boş bırakırsanız metin ad vermez.',
    hosting: 'Barındırma: sitenin sunucusunu sağlayan',
    hostingHint: 'Örneğin: Örnek Sunucu A.Ş., Türkiye',
    mailing: 'E-posta: siteden çıkan e-postaları gönderen',
    mailingHint: (host: string) =>
      host ? `Metinde sunucunun adı da yer alır: ${host}` : 'Site şu anda e-posta göndermiyor.',
    copies: 'Yedekler: yedeklerinizin bir kopyasını sakladığınız yer',
    copiesHint: 'Başka bir yerde kopya saklamıyorsanız boş bırakın.',
  },
  save: {
    button: 'Kaydet',
    busy: 'Kaydediliyor...',
    saved: 'Kaydedildi',
    savedText: 'Aydınlatma metni yenilendi; bundan sonraki kayıtlar yeni sürümü taşır.',
    failed: {
      title: 'Kaydedilemedi',
      text: 'Bağlantınızı kontrol edip yeniden deneyin. Yazdıklarınız duruyor.',
    },
    confirmTitle: 'Kaydedilsin ve bu gece silinsin mi?',
    confirm: 'Evet, kaydet',
    keep: 'Vazgeç',
  },
  notices: {
    title: 'Aydınlatma metinleri',
    note: 'Metinler sitenin gerçekten yaptıklarından kendiliğinden hazırlanır. Her kayıt, gönderildiği anda geçerli olan metnin sürümünü taşır; eski metinler saklanır. Metinler genel bilgidir, hukuki danışmanlığın yerini tutmaz.',
    page: 'Aydınlatma metni sayfasını aç',
    forms: {
      booking: 'Randevu formu',
      training: 'Eğitim başvurusu',
      company: 'Şirket teklif talebi',
      contact: 'İletişim formu',
    } as Record<NoticeForm, string>,
    version: (version: string, since: string) => `sürüm ${version}, ${since} tarihinden beri`,
    loading: 'Metin getiriliyor...',
    failed: 'Metin getirilemedi.',
  },
  receipts: {
    title: 'Silinen bilgiler',
    note: 'Buradan ya da süresi dolduğu için silinenler. Kimin bilgileri olduğu yazmaz; kendi sayfasından silinen kayıtlar Hesap sayfasındaki etkinlik günlüğündedir.',
    none: 'Henüz bir şey silinmedi.',
    causes: { request: 'İstek üzerine', retention: 'Süresi dolduğu için' },
    text: 'Makbuz metni',
  },
  errors: {
    changed: 'Ayarlar bu arada başka bir yerde değişti. Sayfayı yenileyip yeniden deneyin.',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminPrivacyCopy = typeof tr;
