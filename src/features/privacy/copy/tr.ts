export const tr = {
  page: {
    title: 'Aydınlatma metni',
    description:
      'Bu sitede bıraktığınız kişisel verilerden hangisi, neden ve ne kadar saklanır; haklarınız nelerdir ve onları nasıl kullanırsınız.',
    keywords: 'aydınlatma metni, kişisel veriler, KVKK, GDPR, gizlilik, çerezler',
    home: 'Ana Sayfa',
    lead: 'Bu sitede bana bıraktığınız bilgilerle ne yaptığımı ve ne yapmadığımı burada okuyabilirsiniz.',
  },
  /** Above the submit button of forms, before the link. */
  line: 'Bilgilerinizi yalnızca talebinizi yanıtlamak için kullanırım.',
  link: 'Aydınlatma metni',
  /** Followed by the owner's address. */
  responsible: {
    title: 'Veri sorumlusu',
    text: (name: string) =>
      `Bu sitede bıraktığınız kişisel verilerin sorumlusu: ${name}. Bu konudaki her şey için şu adrese yazabilirsiniz:`,
  },
  parts: [
    {
      title: 'Neyi, neden saklarım?',
      paragraphs: ['Bilgilerinizi yalnızca sizden, bir formu gönderdiğinizde alırım.'],
      items: [
        'Randevu: adınız, e-posta adresiniz, telefonunuz, yazdıysanız şirketiniz ve notunuz, hizmetle ilgili soru varsa yanıtlarınız, seçtiğiniz hizmet ve saat. Randevuyu kurmak, onayını ve hatırlatmasını göndermek, görüşmeye hazırlanmak için.',
        'Eğitim başvurusu ve teklif talebi: bunlara ek olarak seçtiğiniz program, katılımcı sayısı, tercihleriniz ve yazdıysanız bütçeniz. Size uygun bir teklif hazırlamak için.',
        'İletişim formu: adınız, e-posta adresiniz, mesajınız, yazdıysanız şirketiniz ve konu. Size yanıt vermek için.',
      ],
      after:
        'Hukuki sebep, istediğiniz hizmete ilişkin sözleşmenin kurulması ve ifası ile size yanıt vermekteki meşru menfaatimdir (KVKK m. 5/2-c ve f; GDPR m. 6/1-b ve f).',
    },
    {
      title: 'Nerede durur, kim görür?',
      paragraphs: [
        'Bilgileriniz bu sitenin veri tabanında durur. Gönderdikleriniz bana, onayı size e-postayla ulaşır; bu e-postalar sitenin e-posta sunucusundan geçer. Bilgilerinizi satmam ve reklam için kullanmam. Barındırma ve e-posta hizmetini sağlayanlar ile yasanın zorunlu kıldığı durumlar dışında kimseye aktarmam.',
        '{WhatsApp düğmesine basmadıkça WhatsApp’a hiçbir bilgi gitmez. Basarsanız mesajınız orada hazır açılır; göndermek size kalır ve WhatsApp’ın kendi koşulları geçerli olur.}',
        'Bir videonun oynatıcısı, ancak siz videoyu açtığınızda YouTube’dan ya da Vimeo’dan yüklenir.',
      ],
      items: [],
      after: '',
    },
    {
      title: 'Tarayıcınızda ne kalır?',
      paragraphs: [
        'Okuduğunuz dil (bir çerezde bir yıl, yerel depolamada siz silene kadar), açık ya da koyu görünüm seçiminiz, formlara yazıp henüz göndermedikleriniz (sekmeyi kapatana kadar) ve okuduğunuz sayfaların çevrim dışı kopyaları. Sizi izleyen ya da reklam gösteren bir çerez yoktur.',
        'Bir form gönderdiğinizde, kötüye kullanımı önlemek için aynı ağ adresinden (IP) gelen gönderimler kısa bir süre sayılır; adres kaydınızın yanına yazılmaz.',
      ],
      items: [],
      after: '',
    },
    {
      title: 'Ne kadar saklarım?',
      paragraphs: [
        'Siz silinmesini isteyene ya da ben silene kadar. Silindiğinde adınız, iletişim bilgileriniz, yazdıklarınız ve gönderilen e-postaların bu sitedeki kopyaları kalıcı olarak silinir; geriye kim olduğunuzu göstermeyen bir kayıt kalır.',
      ],
      items: [],
      after: '',
    },
    {
      title: 'Haklarınız',
      paragraphs: [
        'KVKK’nın 11. maddesi ve GDPR’ın 15-22. maddeleri uyarınca verilerinizin işlenip işlenmediğini öğrenebilir, bir kopyasını, düzeltilmesini ya da silinmesini isteyebilir, işlenmesine itiraz edebilirsiniz. Yukarıdaki adrese yazmanız yeterlidir; en geç 30 gün içinde yanıt alırsınız. Yanıtı yeterli bulmazsanız Kişisel Verileri Koruma Kurulu’na ya da yaşadığınız ülkenin veri koruma kurumuna başvurabilirsiniz.',
      ],
      items: [],
      after: '',
    },
  ],
};

/** Turkish is the source: a key that another language misses does not compile. */
export type PrivacyCopy = typeof tr;
