export const tr = {
  priceOnRequest: 'Fiyat Talep Üzerine',
  loading: 'Yükleniyor...',
  failed: {
    title: 'Liste yüklenemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyiniz.',
    retry: 'Yeniden dene',
  },
  home: {
    consulting: { title: 'Danışmanlık', all: 'Tüm danışmanlıklar', more: 'İncele' },
    training: {
      title: 'Eğitim başlıkları',
      all: 'Tüm eğitimler',
      reserve:
        'Bu programlardan birine katılmak ya da programı ekibinize uyarlamak için yazın; 24 saat içinde dönerim.',
      byWhatsapp: 'WhatsApp’tan yer ayırtın',
    },
  },
  consulting: {
    meta: {
      title: 'Danışmanlık hizmetleri',
      description:
        'Pazarlama, yapay zekâ ve e-ticaret için 30 ile 120 dakika arasında birebir danışmanlık görüşmeleri ve paketler. Hizmeti seçin, boş saatlerden birine randevu alın.',
      keywords:
        'danışmanlık, pazarlama danışmanlığı, büyüme stratejisi, yapay zekâ danışmanlığı, e-ticaret danışmanlığı, marka konumlandırma, randevu',
    },
    title: 'Danışmanlık',
    deck: {
      before: 'Bir soru, bir masa, belli bir süre. Her görüşme ',
      emphasis: 'yazılı bir sonraki adımla',
      after: ' biter.',
    },
    toServices: 'Hizmetleri görün',
    toContact: 'İletişime geçin',
    services: {
      title: 'Görüşmeler',
      filter: 'Konuya göre filtrele',
      all: 'Tümü',
      short: { marketing: 'Pazarlama', ai: 'Yapay zekâ', ecommerce: 'E-ticaret', special: 'Özel' },
      shown: (count: number) => `${count} görüşme gösteriliyor`,
      book: 'Randevu al',
      ask: 'Görüşme iste',
    },
    packages: {
      title: 'Paketler',
      lead: 'Tek görüşmeye sığmayan işler için: aynı masaya belli aralıklarla yeniden oturmak.',
      price: 'Özel Fiyatlandırma - İletişime Geçin',
      ask: 'Paketi konuşalım',
    },
    closing: {
      title: 'Hangisi size uygun?',
      text: 'Emin değilseniz yarım saatlik tanışma görüşmesiyle başlayın. Doğru adım başka bir kapıdaysa onu da söylerim.',
      intro: 'Tanışma görüşmesi al',
    },
  },
};
