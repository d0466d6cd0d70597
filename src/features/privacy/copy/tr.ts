export const tr = {
  page: {
    title: 'Aydınlatma metni',
    description:
      'Bu sitede bıraktığınız kişisel verilerden hangisi, neden ve ne kadar saklanır; haklarınız nelerdir ve onları nasıl kullanırsınız.',
    keywords: 'aydınlatma metni, kişisel veriler, KVKK, GDPR, gizlilik, çerezler',
    home: 'Ana Sayfa',
    lead: 'Bu sitede bana bıraktığınız bilgilerle ne yaptığımı ve ne yapmadığımı burada okuyabilirsiniz.',
  },
  /** The line above the submit button of each form, before the link. `name` is the person responsible for the data. */
  lines: {
    booking: (name: string) =>
      `Bilgilerinizi randevunuzu oluşturmak ve görüşmeye hazırlanmak için kullanırım. Veri sorumlusu: ${name}.`,
    training: (name: string) =>
      `Bilgilerinizi başvurunuzu değerlendirip yanıtlamak için kullanırım. Veri sorumlusu: ${name}.`,
    course: (name: string) =>
      `Bilgilerinizi eğitimdeki yerinizi ayırmak ve size haber vermek için kullanırım. Veri sorumlusu: ${name}.`,
    company: (name: string) =>
      `Bilgilerinizi şirketinize teklif hazırlamak için kullanırım. Veri sorumlusu: ${name}.`,
    contact: (name: string) =>
      `Bilgilerinizi yalnızca size yanıt vermek için kullanırım. Veri sorumlusu: ${name}.`,
  },
  link: 'Aydınlatma metni',
  version: 'Bu metnin sürümü',
  videos: 'Bir videonun oynatıcısı, ancak siz videoyu açtığınızda YouTube’dan ya da Vimeo’dan yüklenir.',
  browser: {
    title: 'Tarayıcınızda ne kalır?',
    lead: 'Bu sayfalar tarayıcınızda yalnızca şunları saklar. Sizi izleyen ya da reklam gösteren bir çerez yoktur.',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type PrivacyCopy = typeof tr;
