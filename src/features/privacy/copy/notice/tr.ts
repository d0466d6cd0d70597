import type { PluralForms } from '#/platform/i18n/plural';
import type { ErasureKind, keptKinds } from '../../admin-contract';
import type { NoticeFacts } from '../../contract';

/** A provider's name and server as a text. Either may be empty. */
const provider = (who: string, host: string) => (who && host ? `${who} (${host})` : who || host);

/** The words from which the notices are made. Turkish is the source: a key that another language misses does not compile. */
export const tr = {
  terms: {
    what: 'Hangi bilgiler',
    why: 'Ne için',
    ground: 'Hukuki sebep',
    needed: 'Vermek zorunda mısınız?',
    kept: 'Ne kadar süre',
  },
  responsible: {
    title: 'Veri sorumlusu',
    paragraphs: ({ name, address, email }: NoticeFacts) => [
      `Bu sitede bıraktığınız kişisel verilerin sorumlusu: ${name}${address ? `, ${address}` : ''}.`,
      `Kişisel verilerinizle ilgili her konuda şu adrese yazabilirsiniz: ${email}`,
      'Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. ve Avrupa Birliği Genel Veri Koruma Tüzüğü’nün (GDPR) 13. maddesine göre hazırlanmıştır.',
    ],
  },
  forms: {
    booking: {
      title: 'Randevu alırken',
      what: 'Adınız, e-posta adresiniz, telefonunuz; yazdıysanız şirketiniz ve notunuz; hizmetle ilgili sorular varsa yanıtlarınız; seçtiğiniz hizmet, gün ve saat; cihazınızın ya da sizin seçtiğiniz saat dilimi; siteyi okuduğunuz dil.',
      why: 'Randevuyu oluşturmak, onayını, değişikliklerini ve hatırlatmasını göndermek, görüşmeye hazırlanmak.',
      ground:
        'İstediğiniz hizmete ilişkin sözleşmenin kurulması ve ifası için gerekli olması (KVKK m. 5/2-c, GDPR m. 6/1-b).',
      needed:
        'Yasal bir zorunluluk yoktur; ancak zorunlu alanlar doldurulmadan randevu oluşturulamaz. Diğer alanları boş bırakabilirsiniz.',
      after: (months: string) => `Görüşmenin ardından ${months}; sonra kendiliğinden silinir.`,
    },
    training: {
      title: 'Eğitime başvururken',
      what: 'Adınız, e-posta adresiniz, telefonunuz; yazdıysanız şirketiniz, bütçeniz ve mesajınız; seçtiğiniz program, katılımcı sayısı, eğitim türü, format ve zaman tercihiniz; siteyi okuduğunuz dil.',
      why: 'Başvurunuzu değerlendirmek, size uygun bir teklif hazırlamak ve yanıt vermek.',
      ground:
        'Talebiniz üzerine bir sözleşmenin kurulması için gerekli olması (KVKK m. 5/2-c, GDPR m. 6/1-b).',
      needed:
        'Yasal bir zorunluluk yoktur; ancak zorunlu alanlar doldurulmadan başvuru alınamaz. Diğer alanları boş bırakabilirsiniz.',
      after: (months: string) => `Başvurunuzun son işleminden sonra ${months}; sonra kendiliğinden silinir.`,
    },
    course: {
      title: 'Tarihli bir eğitime kaydolurken',
      what: 'Adınız, e-posta adresiniz, telefonunuz; yazdıysanız şirketiniz; seçtiğiniz eğitim, kaydınızın ya da bekleme sıranızın durumu, eğitime katıldığınız günler; siteyi okuduğunuz dil.',
      why: 'Yerinizi ayırmak, onayı, değişiklikleri ve hatırlatmayı göndermek, yer açıldığında haber vermek, katılımınızı belgelemek.',
      ground:
        'Kaydolduğunuz eğitime ilişkin sözleşmenin kurulması ve ifası için gerekli olması (KVKK m. 5/2-c, GDPR m. 6/1-b).',
      needed:
        'Yasal bir zorunluluk yoktur; ancak zorunlu alanlar doldurulmadan yer ayrılamaz. Diğer alanları boş bırakabilirsiniz.',
      after: (months: string) => `Kaydınız sona erdikten sonra ${months}; sonra kendiliğinden silinir.`,
    },
    company: {
      title: 'Şirketiniz için teklif isterken',
      what: 'Adınız, e-posta adresiniz, telefonunuz; yazdıysanız şirketiniz, bütçeniz ve mesajınız; seçtiğiniz program, katılımcı sayısı, format ve zaman tercihiniz; siteyi okuduğunuz dil.',
      why: 'Şirketinize teklif hazırlamak ve bu konuda sizinle yazışmak.',
      ground:
        'Sözleşmenin tarafı şirketiniz olduğundan, şirketinizin talebini yanıtlamaktaki meşru menfaatim (KVKK m. 5/2-f, GDPR m. 6/1-f).',
      needed:
        'Yasal bir zorunluluk yoktur; ancak zorunlu alanlar doldurulmadan teklif hazırlanamaz. Diğer alanları boş bırakabilirsiniz.',
      after: (months: string) => `Talebinizin son işleminden sonra ${months}; sonra kendiliğinden silinir.`,
    },
    contact: {
      title: 'İletişim formunu gönderirken',
      what: 'Adınız, e-posta adresiniz, mesajınız; yazdıysanız şirketiniz, seçtiyseniz konu; siteyi okuduğunuz dil.',
      why: 'Size yanıt vermek.',
      ground: 'Sorunuzu yanıtlamaktaki meşru menfaatim (KVKK m. 5/2-f, GDPR m. 6/1-f).',
      needed:
        'Yasal bir zorunluluk yoktur; ancak adınız, adresiniz ve mesajınız olmadan yanıt veremem. Diğer alanları boş bırakabilirsiniz.',
      after: (months: string) => `Mesajınızın son işleminden sonra ${months}; sonra kendiliğinden silinir.`,
    },
  },
  /** A further purpose of a booking's details, if follow-up mails are sent. */
  followUp: 'Görüşmeden sonra size bir kez daha e-posta yazmak.',
  /** How long the data is kept if the owner has set no retention time. */
  untilErased:
    'Amacı için gerekli olduğu sürece: siz silinmesini isteyene ya da artık gerekmediği için ben silene kadar.',
  /** This section appears only if packages of sessions have been sold. */
  packages: {
    title: 'Görüşme paketi aldığınızda',
    paragraph:
      'Benden bir görüşme paketi aldığınızda adınızı, e-posta adresinizi, verdiyseniz telefonunuzu ve şirketinizi, aldığınız paketi, ödemenin nasıl yapıldığını ve paketteki görüşmelerin kullanımını kaydederim; paketinizle ilgili e-postalar size gelir. Dayanağı sözleşmenin kurulması ve ifasıdır (KVKK m. 5/2-c, GDPR m. 6/1-b).',
    after: (months: string) => `Paket bittikten sonra ${months}; sonra kendiliğinden silinir.`,
  },
  /** This section appears only if there is a waiting list. */
  waiting: {
    title: 'Bekleme listesine yazıldığınızda',
    paragraphs: [
      'Bekleme listesine yazıldığınızda adınızı, e-posta adresinizi, telefonunuzu, seçtiğiniz hizmeti ve size uyan günlerle saatleri, boşalan bir saati size önermek ve isterseniz randevunuzu almak için kaydederim. Size önerilen saatleri başka hiç kimse görmez. Dayanağı, talebiniz üzerine sözleşmenin kurulmasıdır (KVKK m. 5/2-c, GDPR m. 6/1-b).',
      'Listeden e-postanızdaki bağlantıyla dilediğinizde çıkabilirsiniz. Kaydınız, listeden çıkmanızdan, randevu almanızdan ya da sürenizin dolmasından 30 gün sonra kendiliğinden silinir.',
    ],
  },
  collecting: {
    title: 'Nasıl toplanır, nasıl korunur?',
    paragraphs: [
      'Bilgilerinizi yalnızca sizden, bir formu gönderdiğinizde ve elektronik ortamda alırım. Hakkınızda otomatik karar verilmez, profiliniz çıkarılmaz.',
      'Kötüye kullanımı önlemek için aynı ağ adresinden (IP) gelen gönderimler bir gün boyunca sayılır; adresin kendisi değil, sizi tanıtmayan kısa bir özeti tutulur (KVKK m. 5/2-f, GDPR m. 6/1-f). Sitenin günlüğüne adınız ve iletişim bilgileriniz yazılmaz.',
    ],
    erased:
      'Silindiğinde adınız, iletişim bilgileriniz, yazdıklarınız ve gönderilen e-postaların bu sitedeki kopyaları kalıcı olarak silinir; geriye kim olduğunuzu göstermeyen bir kayıt kalır.',
    inBackups: 'Silmeden önce alınmış yedeklerde, o yedeklerin süresi dolana kadar durur.',
    inNightly: (months: string) =>
      `Silmeden önceki gecelerde alınmış yedeklerde en çok ${months} daha durur.`,
  },
  recipients: {
    title: 'Kimlere ulaşır?',
    lead: 'Bilgilerinizi satmam ve reklam için kullanmam. Yalnızca şunlara ulaşır:',
    hosting: (who: string) =>
      who
        ? `Barındırma: ${who}. Sitenin veri tabanı bu kuruluşun sunucusunda durur.`
        : 'Barındırma: bilgileriniz sitenin sunucusundaki veri tabanında durur. Sunucuyu hangi kuruluşun sağladığını sorduğunuzda yazarım.',
    mail: (who: string, host: string) =>
      `E-posta: gönderdikleriniz bana e-postayla ulaşır; randevu, başvuru ve taleplerin onayı size de gelir. Bu e-postalar şu sunucudan geçer ve posta kutularımızda kalır: ${provider(who, host)}.`,
    calendar: (host: string) =>
      `Takvimim: randevu aldığınızda randevunun zamanı, adınız ve verdiyseniz telefonunuz ile kurumunuz takvimime de yazılır; takvimim şurada tutulur: ${host}.`,
    copies: (who: string, host: string) =>
      `Yedekler: sitenin yedekleri şurada da saklanır: ${provider(who, host)}.`,
    whatsapp:
      'WhatsApp: yalnızca siz WhatsApp düğmesine basarsanız. Mesajınız orada hazır açılır; göndermek size kalır ve WhatsApp’ın kendi koşulları geçerli olur.',
    authorities: 'Yetkili kurumlar: yalnızca yasa zorunlu kıldığında.',
    abroad:
      'Adı geçen kuruluşlardan biri yurt dışındaysa bilgileriniz orada da işlenir; aktarımın dayanağını (KVKK m. 9, GDPR m. 44-49) sorduğunuzda açıklarım.',
    noMachines: 'Yazdıklarınız hiçbir çeviri ya da yapay zekâ hizmetine gönderilmez.',
  },
  rights: {
    title: 'Haklarınız',
    paragraphs: ({ email, address }: NoticeFacts) => [
      'KVKK’nın 11. maddesi uyarınca verilerinizin işlenip işlenmediğini, ne amaçla işlendiğini ve kimlere aktarıldığını öğrenebilir; düzeltilmesini ya da silinmesini ve bunun aktarıldığı kişilere bildirilmesini isteyebilir; yalnızca otomatik yollarla incelenmesinden çıkan ve aleyhinize olan bir sonuca itiraz edebilir; hukuka aykırı işlenmesinden doğan zararınızın giderilmesini isteyebilirsiniz.',
      'GDPR size uygulanıyorsa 15-22. maddeleri uyarınca ayrıca verilerinizin bir kopyasını, işlenmesinin kısıtlanmasını ya da verilerinizin başka bir yere taşınmasını isteyebilir, meşru menfaate dayanan işlemeye itiraz edebilirsiniz.',
      `Haklarınızı kullanmak için ${email} adresine ${address ? 'ya da yukarıdaki posta adresine ' : ''}yazmanız yeterlidir. En geç 30 gün içinde, ücretsiz olarak yanıt alırsınız.`,
      'Yanıtı yeterli bulmazsanız yanıtı öğrendiğiniz günden başlayarak 30 gün, her hâlde başvurunuzdan başlayarak 60 gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz. Başka bir ülkede yaşıyorsanız o ülkenin veri koruma kurumuna da başvurabilirsiniz.',
    ],
  },
  receipt: {
    causes: {
      request: 'Talebiniz üzerine bu sitede hakkınızda tutulan kişisel veriler kalıcı olarak silindi.',
      retention: 'Saklama süresi dolan kişisel veriler bu siteden kalıcı olarak silindi.',
    },
    partly:
      'Talebiniz üzerine bu sitede hakkınızda tutulan kişisel verilerin silinebilen bölümü kalıcı olarak silindi.',
    at: (moment: string) => `Silme zamanı: ${moment}`,
    erased: (kinds: string) => `Silinenler: ${kinds}`,
    kept: (kinds: string) =>
      `Silinmeyenler: ${kinds}. Bu neden ortadan kalkınca bunların da silinmesini isteyebilirsiniz.`,
    whyKept: {
      reservations: 'saati henüz gelmediği için',
      balances: 'içinde kullanılabilecek görüşme olduğu için',
      enrolments: 'eğitimde yeriniz olduğu ya da yer beklediğiniz için',
    } as Record<(typeof keptKinds)[number], string>,
    rest: 'Adınız, iletişim bilgileriniz, yazdıklarınız ve ilgili e-postaların sitedeki kopyaları artık burada yoktur. Daha önce alınmış yedeklerde, o yedeklerin süresi dolana kadar durabilir; posta kutularına ulaşmış e-postalar orada kalır.',
    restOfErased:
      'Silinen kayıtlardaki adınız, iletişim bilgileriniz, yazdıklarınız ve ilgili e-postaların sitedeki kopyaları artık burada yoktur; silinmeyen kayıtlarda dururlar. Daha önce alınmış yedeklerde, o yedeklerin süresi dolana kadar durabilir; posta kutularına ulaşmış e-postalar orada kalır.',
    number: (id: string) => `Silme numarası: ${id}`,
    kinds: {
      reservations: { other: '# randevu' },
      applications: { other: '# başvuru ya da teklif talebi' },
      messages: { other: '# mesaj' },
      balances: { other: '# satın alınan paket' },
      waiting: { other: '# bekleme listesi kaydı' },
      enrolments: { other: '# eğitim kaydı' },
      mails: { other: '# e-posta kaydı' },
    } as Record<ErasureKind, PluralForms>,
  },
  file: {
    title: 'Hakkınızdaki kayıtlar',
    lead: (contacts: string, moment: string) =>
      `Bu sitede ${contacts} için kayıtlı olan her şey, ${moment} itibarıyla.`,
    responsible: 'Veri sorumlusu',
    mails: 'Bu kayıtla ilgili e-postalar',
    /** The name and the recipient of each mail about a record, by its kind. */
    mailKinds: {
      confirmation: 'Randevu onayı, size',
      notice: 'Yeni randevu bildirimi, bana',
      request: 'Talebinizin alındığı bilgisi, size',
      'request-notice': 'Randevu talebi bildirimi, bana',
      'request-due': 'Yanıt hatırlatması, bana',
      'approved-notice': 'Onay bildirimi, bana',
      moved: 'Yeni randevu zamanı, size',
      'moved-notice': 'Zaman değişikliği bildirimi, bana',
      cancelled: 'İptal bilgisi, size',
      'cancelled-notice': 'İptal bildirimi, bana',
      reminder: 'Hatırlatma, size',
      'follow-up': 'Görüşme sonrası e-postası, size',
      'training-received': 'Başvurunuzun alındığı bilgisi, size',
      'training-notice': 'Yeni başvuru bildirimi, bana',
      'contact-notice': 'Yeni mesaj bildirimi, bana',
      'balance-sold': 'Paket satışı bilgisi, size',
      'balance-paid': 'Ödemenin alındığı bilgisi, size',
      'balance-link': 'Paketiniz için yeni bağlantı, size',
      'balance-warning': 'Paketin son günü hatırlatması, size',
      'balance-expired': 'Paketin süresinin dolduğu bilgisi, size',
      'waiting-confirm': 'Bekleme listesi adres doğrulaması, size',
      'waiting-offer': 'Boşalan zaman teklifi, size',
      'enrolment-confirmed': 'Eğitim kaydı onayı, size',
      'enrolment-waiting': 'Eğitimin bekleme listesine eklendiğiniz bilgisi, size',
      'enrolment-offer': 'Boşalan yer teklifi, size',
      'enrolment-changed': 'Eğitimdeki değişiklik bilgisi, size',
      'enrolment-left': 'Kaydınızdan vazgeçtiğiniz bilgisi, size',
      'enrolment-removed': 'Kaydınızın silindiği bilgisi, size',
      'enrolment-cancelled': 'Eğitimin iptal edildiği bilgisi, size',
      'enrolment-reminder': 'Eğitim hatırlatması, size',
      'enrolment-certificate': 'Katılım belgesi, size',
      'enrolment-notice': 'Yeni kayıt bildirimi, bana',
      'enrolment-left-notice': 'Kayıttan vazgeçme bildirimi, bana',
    } as Record<string, string>,
    unsent: 'gönderilmedi',
    data: 'Aynı bilgileri makinelerin de okuyabildiği biçimde (JSON) indir',
  },
  browser: {
    places: { cookie: 'çerez', local: 'yerel depolama', session: 'oturum depolaması', cache: 'önbellek' },
    language: 'Siteyi okuduğunuz dil',
    theme: 'Açık ya da koyu görünüm seçiminiz',
    zone: 'Saatleri okumak için seçtiğiniz saat dilimi',
    draft: 'Bir forma yazıp henüz göndermedikleriniz; sayfa yenilenirse kaybolmasın diye',
    scroll: 'Sayfada kaldığınız yer',
    pages: 'Okuduğunuz sayfaların çevrim dışı kopyaları',
    aYear: 'bir yıl',
    untilCleared: 'siz silene kadar',
    untilClosed: 'sekmeyi kapatana kadar',
  },
};

export type NoticeCopy = typeof tr;
