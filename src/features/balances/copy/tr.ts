import type { BookingRefusal, EntryKind } from '../rules';

export const tr = {
  pageTitle: 'Paketiniz',
  description: 'Paketinizde kalan görüşmeleri görün ve randevu alın.',
  loading: 'Paketiniz yükleniyor...',
  void: {
    title: 'Bu bağlantı artık geçerli değil',
    text: 'Paketinizin sayfasını size gönderilen en son e-postadaki bağlantı açar. Bulamazsanız bana yazın, yenisini göndereyim.',
    write: 'Bana yazın',
  },
  ready: 'Aşağıdan dilediğiniz boş saate randevu alabilirsiniz.',
  refusals: {
    unpaid:
      'Ödemeniz ulaştığında buradan randevu alabilirsiniz. Ulaştığını size e-posta ile haber vereceğim.',
    used_up: 'Paketinizdeki görüşmelerin tümü kullanıldı. Devam etmek isterseniz bana yazmanız yeterli.',
    expired:
      'Paketinizin süresi doldu. Önceden aldığınız randevular geçerlidir; kalan görüşmeler için bana yazabilirsiniz.',
    ended: 'Bu paket kapatıldı. Önceden aldığınız randevular geçerlidir; sorunuz varsa bana yazabilirsiniz.',
  } satisfies Record<BookingRefusal, string>,
  left: 'Kalan görüşme',
  used: 'Kullanılan',
  lastDay: 'Son gün',
  noEnd: 'Süresiz',
  payment: {
    title: 'Ödemeniz bekleniyor',
    reference: 'Açıklama',
    open: 'Ödeme sayfasına gidin',
    newTab: '(yeni sekmede açılır)',
    bookable: 'Ödemeniz ulaşmadan da randevu alabilirsiniz.',
  },
  rule: {
    title: 'İptal ederseniz',
    within: (hours: number) =>
      `Randevudan en az ${hours} saat önce iptal ederseniz görüşme paketinize geri döner; daha geç iptal edilen görüşme dönmez. Ben iptal edersem her zaman döner.`,
    always: 'Randevu başlayana kadar iptal ederseniz görüşme paketinize geri döner.',
  },
  history: {
    title: 'Hareketler',
    kinds: {
      sold: 'Satın alındı',
      used: 'Randevu alındı',
      returned: 'İptal edildi, geri döndü',
      corrected: 'Düzeltme',
      expired: 'Süresi doldu',
      extended: 'Süre uzatıldı',
      ended: 'Paket kapatıldı',
    } satisfies Record<EntryKind, string>,
    left: (count: number) => `kalan: ${count}`,
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type BalanceCopy = typeof tr;
