interface Letter {
  subject: (title: string) => string;
  headline: string;
}

export const tr = {
  facts: {
    package: 'Paket',
    left: 'Kalan',
    until: 'Son gün',
    noEnd: 'Süresiz',
    reference: 'Ödeme açıklaması',
  },
  open: 'Paketinizi açın',
  private: 'Bu bağlantı size özeldir, lütfen kimseyle paylaşmayın.',
  pay: 'Ödeme sayfasına gidin',
  howToPay: 'Ödeme bilgileri',
  sold: {
    subject: (title: string) => `Paketiniz: ${title}`,
    headline: 'Paketiniz hazır',
    lead: 'Aşağıdaki bağlantı paketinizin sayfasını açar: kalan görüşmelerinizi orada görür, randevularınızı oradan alırsınız. Üye olmanız gerekmez.',
  },
  awaiting: {
    headline: 'Paketiniz ayrıldı',
    lead: 'Paketinizi sizin için ayırdım. Ödemeniz ulaştığında size haber vereceğim; o andan itibaren paketinizin sayfasından randevu alabilirsiniz.',
    leadBookable:
      'Paketinizi sizin için ayırdım. Ödemeniz henüz ulaşmadı, ancak paketinizin sayfasından şimdiden randevu alabilirsiniz.',
  },
  paid: {
    subject: (title: string) => `Ödemeniz ulaştı: ${title}`,
    headline: 'Ödemeniz ulaştı',
    lead: 'Teşekkür ederim. Paketinizin sayfasından dilediğiniz boş saate randevu alabilirsiniz.',
  },
  link: {
    subject: (title: string) => `Paketinizin yeni bağlantısı: ${title}`,
    headline: 'Paketinizin yeni bağlantısı',
    lead: 'Paketinizin sayfasını bundan sonra aşağıdaki bağlantı açar. Daha önce gönderilen bağlantılar, randevularınızın bağlantıları da dahil, artık çalışmaz; randevularınızı da o sayfadan açabilirsiniz.',
  },
  warning: {
    subject: (title: string, day: string) => `Paketinizin son günü ${day}: ${title}`,
    headline: (left: string) => `Paketinizde ${left} kaldı`,
    lead: (day: string) =>
      `Paketinizin son günü ${day}. O güne kadar aldığınız randevular, tarihleri daha sonra olsa da geçerli kalır.`,
  },
  expired: {
    subject: (title: string) => `Paketinizin süresi doldu: ${title}`,
    headline: 'Paketinizin süresi doldu',
    lead: (left: string) =>
      `Paketinizde ${left} kalmıştı. Araya bir şey girdiyse bu e-postayı yanıtlamanız yeterli; birlikte bir yol bulalım. Önceden aldığınız randevular geçerlidir.`,
  },
} satisfies Record<string, unknown> & { sold: Letter & { lead: string } };

export type BalanceMailCopy = typeof tr;
