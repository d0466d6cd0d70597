import { withinReplyTime } from '#/features/commitments/contract';

export const tr = {
  priceOnRequest: 'Fiyat Talep Üzerine',
  loading: 'Yükleniyor...',
  failed: {
    title: 'Liste yüklenemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
  },
  home: {
    consulting: { title: 'Danışmanlık', all: 'Tüm danışmanlık hizmetleri', more: 'İncele' },
    training: {
      title: 'Eğitim programları',
      all: 'Tüm eğitim programları',
      reserve: `Bu programlardan birine katılmak ya da birini ekibinize göre düzenletmek isterseniz yazın; ${withinReplyTime.tr} size dönerim.`,
      byWhatsapp: 'WhatsApp’tan yaz',
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
      emphasis: 'yazıya dökülmüş bir adımla',
      after: ' biter.',
    },
    toServices: 'Hizmetleri gör',
    toContact: 'İletişime geç',
    services: {
      title: 'Görüşmeler',
      filter: 'Konuya göre filtrele',
      all: 'Tümü',
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
      text: 'Emin değilseniz yarım saatlik tanışma görüşmesiyle başlayın. Size başkası daha iyi yardım edebilecekse bunu da söylerim.',
      intro: 'Tanışma görüşmesi ayarla',
    },
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type CatalogueCopy = typeof tr;
