import { withinReplyTime } from '#/features/commitments/contract';

export const tr = {
  catalogue: {
    meta: {
      title: 'Eğitim programları',
      description:
        'Dijital pazarlama, yapay zekâ, e-ticaret ve liderlik üzerine 3 ile 12 hafta arasında süren 11 uygulamalı eğitim programı, kurumlara özel iki program. Size uyanı seçin, başvurun.',
      keywords:
        'pazarlama eğitimi, dijital pazarlama kursu, yapay zekâ eğitimi, e-ticaret eğitimi, liderlik programı, eğitim kampı, kurumsal eğitim',
    },
    title: 'Eğitim',
    deck: {
      before: 'Dinleyip unutacağınız değil, ertesi sabah ',
      emphasis: 'masada işinize yarayacak',
      after: ' programlar. Herkes kendi verisiyle çalışır.',
    },
    toPrograms: 'Programları gör',
    toContact: 'İletişime geç',
    programs: {
      title: 'Programlar',
      filter: 'Konuya göre filtrele',
      all: 'Tümü',
      shown: (count: number) => `${count} program gösteriliyor`,
      price: 'Fiyat Talep Üzerine',
      topics: 'Konular',
      more: (count: number) => `+${count} konu daha`,
      less: 'Daha az göster',
      book: 'Başvur',
    },
    corporate: {
      title: 'Kurumlar için',
      lead: 'Sizin verinizle, sizin örneklerinizle, ekibinizin düzeyine göre yazılan iki program.',
      ask: 'Teklif iste',
    },
    why: {
      title: 'Neden bu eğitimler?',
      reasons: [
        {
          title: 'Kendi işiniz üzerinde',
          text: 'Hazır vaka yerine kendi hesabınız, mağazanız, raporunuz açılır. Ödev, ertesi gün yapacağınız iştir.',
        },
        {
          title: 'Küçük gruplar',
          text: 'Herkesin sorusuna sıra gelir, herkesin çalışması okunur. Kalabalık bir salon dersi değildir.',
        },
        {
          title: 'Yazılı geri bildirim',
          text: 'Her teslimin altına neyin işe yaradığını, neyin yaramadığını yazarım. Not değil, bir sonraki adım.',
        },
        {
          title: 'Ölçülen sonuç',
          text: 'Başta bir ölçü alırız, sonda yeniden. Kazanç yoksa onu da açıkça konuşuruz.',
        },
        {
          title: 'Güncel içerik',
          text: 'Araçlar değiştikçe program da değişir; geçen yılın ekran görüntüsü gösterilmez.',
        },
        {
          title: 'Bittikten sonra da',
          text: 'Ders kayıtları ve çalışma dosyaları sizde kalır. Takıldığınız yerde yazarsınız, yanıtlarım.',
        },
      ],
    },
    closing: {
      title: 'Hangisi size uyar?',
      text: 'Emin değilseniz ekibinizi ve derdinizi birkaç cümleyle yazın; hangi programla başlayacağınızı, eğitime gerek yoksa onu da söylerim.',
      contact: 'İletişim formu',
    },
  },
  page: {
    title: 'Eğitim başvurusu',
    description: `Programınızı seçin, katılımcı sayısını ve zamanlamayı yazın; başvurunuza ${withinReplyTime.tr} yanıt veririm. Bireysel ve kurumsal eğitim başvurusu.`,
    keywords:
      'eğitim başvurusu, pazarlama eğitimi kayıt, kurumsal eğitim başvurusu, yapay zekâ eğitimi başvuru',
    back: 'Eğitim',
    lead: `Birkaç soru, iki dakika. Size ${withinReplyTime.tr} dönerim, gerisini birlikte konuşuruz.`,
    loading: 'Eğitim programları yükleniyor...',
  },
  corporatePage: {
    title: 'Kurumsal eğitim için teklif talebi',
    description: `Ekibinize özel pazarlama, yapay zekâ ve e-ticaret eğitimi için teklif isteyin: kaç kişisiniz, ne zaman başlamak istiyorsunuz, neyi değiştirmek istiyorsunuz. Talebinize ${withinReplyTime.tr} yanıt veririm.`,
    keywords:
      'kurumsal eğitim, şirket içi eğitim, pazarlama akademisi, yönetim atölyesi, kurumsal yapay zekâ eğitimi',
    lead: 'Ekibinizi ve neyi değiştirmek istediğinizi yazın. Teklif, sizin verinize ve düzeyinize göre hazırlanır.',
  },
  noScript: {
    title: 'Başvuru formu JavaScript ile çalışır',
    text: 'Tarayıcınızda JavaScript kapalı görünüyor. Başvurunuzu {WhatsApp ya da }e-posta ile de yapabilirsiniz.',
  },
  form: {
    personal: { title: 'Kişisel bilgiler', note: 'Size bu bilgilerle ulaşırım.' },
    details: { title: 'Eğitim bilgileri', note: 'Emin olmadıklarınızı görüşmede birlikte netleştiririz.' },
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    company: 'Şirket',
    optional: '(isteğe bağlı)',
    program: 'Program',
    chooseProgram: 'Bir program seçin',
    forCompanies: 'Kurumlara özel',
    participantCount: 'Katılımcı sayısı',
    trainingType: 'Eğitim türü',
    preferredFormat: 'Tercih edilen format',
    urgency: 'Zamanlama',
    choose: 'Seçin',
    budget: 'Bütçe',
    budgetHint: 'Aklınızda bir aralık varsa yazın; teklif buna göre hazırlanır.',
    message: 'Mesaj',
    messageHint: 'Ekibiniz, hedefiniz, aklınızdaki soru.',
    submit: 'Başvuruyu gönder',
    /** The button on the page for companies, which ask for a proposal instead of applying. */
    submitRequest: 'Teklif talebini gönder',
    sending: 'Gönderiliyor...',
    hint: 'Göndermeniz sizi bağlamaz; önce konuşuruz.',
  },
  trainingTypes: { individual: 'Bireysel', corporate: 'Kurumsal' },
  formats: { online: 'Online', hybrid: 'Hibrit', onsite: 'Yüz yüze' },
  urgencies: {
    asap: 'En kısa sürede',
    this_month: 'Bu ay',
    next_month: 'Gelecek ay',
    flexible: 'Esnek',
  },
  validation: {
    name: 'Ad en az 2 karakter olmalıdır',
    email: 'Geçerli bir email adresi giriniz',
    phone: 'Telefon numarası en az 10 karakter olmalıdır',
    program: 'Lütfen bir program seçiniz',
    participantCount: { missing: 'Katılımcı sayısı giriniz', invalid: 'Katılımcı sayısı en az 1 olmalıdır' },
    trainingType: 'Eğitim türü seçiniz',
    preferredFormat: 'Tercih edilen format seçiniz',
    urgency: 'Zamanlama tercihini seçiniz',
  },
  errors: {
    network_limit:
      'Bulunduğunuz ağdan kısa sürede çok sayıda başvuru gönderildi. Daha sonra yeniden deneyin; dilerseniz {WhatsApp’tan ya da }e-posta ile yazın.',
  },
  failure: {
    title: 'Hata Oluştu',
    text: 'Başvuru sırasında bir hata oluştu. Lütfen tekrar deneyiniz.',
  },
  side: {
    chosen: 'Seçtiğiniz program',
    none: 'Bir program seçtiğinizde ayrıntıları burada görünür.',
    duration: 'Süre',
    format: 'Format',
    level: 'Düzey',
    participants: 'Katılımcı',
    contact: 'İletişim',
    whatsapp: 'WhatsApp',
    newTab: '(yeni sekmede açılır)',
    email: 'Eğitim e-postası',
    reply: 'Yanıt süresi',
    replyTime: withinReplyTime.tr,
  },
  process: {
    title: 'Süreç',
    steps: [
      { title: 'Başvuru', text: 'Yazdıklarınız bana hemen ulaşır.' },
      { title: 'Değerlendirme', text: `İhtiyacınızı okur, ${withinReplyTime.tr} size dönerim.` },
      { title: 'Teklif', text: 'İçerik, takvim ve fiyat size tek sayfada ulaşır.' },
      { title: 'Başlangıç', text: 'Onayınızla tarih ayrılır, program başlar.' },
    ],
  },
  success: {
    pageTitle: 'Eğitim başvurusu alındı',
    description: 'Eğitim başvurunuzun bilgileri.',
    loading: 'Başvuru bilgileri yükleniyor...',
    title: 'Başvuru Alındı!',
    text: `Başvurunuz bana ulaştı; ${withinReplyTime.tr} size döneceğim.`,
    /** The words for a company, which has asked for a proposal. */
    corporate: {
      title: 'Talebiniz alındı!',
      text: `Talebiniz bana ulaştı; ${withinReplyTime.tr} size döneceğim.`,
    },
    application: 'Gönderdikleriniz',
    person: 'Bilgileriniz',
    next: 'Şimdi ne olacak?',
    number: 'Takip no',
    again: 'Yeni başvuru',
    programs: 'Diğer programlar',
    missing: {
      title: 'Rezervasyon bulunamadı',
      text: 'Bu başvurunun kişisel verileri silinmiş. Dilerseniz yeniden başvurabilirsiniz.',
    },
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type TrainingCopy = typeof tr;
