import type { HoldRow } from '#/features/booking/offer-queries';
import { comma } from '#/platform/i18n/locale';
import type { WaitingMail } from '../../mails/kinds';
import type { DayPart, WaitingStatus } from '../../rules';

interface About {
  name: string;
  service: string;
}

const weekdays = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];
const parts: Record<DayPart, string> = { morning: 'sabah', afternoon: 'öğleden sonra', evening: 'akşam' };

export const tr = {
  title: 'Bekleme listesi',
  statuses: {
    unconfirmed: 'Adresi onaylanmadı',
    waiting: 'Bekliyor',
    booked: 'Randevu aldı',
    left: 'Listeden çıktı',
    removed: 'Çıkarıldı',
    ended: 'Süresi doldu',
  } satisfies Record<WaitingStatus, string>,
  filters: { status: 'Durum', everyStatus: 'Tüm durumlar', search: 'Ad, e-posta ya da telefon' },
  columns: { person: 'Kişi', service: 'Hizmet', wishes: 'Uygun zamanlar', status: 'Durum' },
  wishes: {
    days: (numbers: readonly number[]): string =>
      numbers.length === 0 ? 'her gün' : numbers.map((day) => weekdays[day - 1]).join(comma.tr),
    parts: (chosen: readonly DayPart[]): string =>
      chosen.length === 0 ? 'günün her saati' : chosen.map((part) => parts[part]).join(comma.tr),
  },
  offered: (moment: string, until: string) => `önerildi: ${moment} (${until} tarihine kadar)`,
  count: (total: number) => `${total} kayıt`,
  empty: {
    title: 'Listede kimse yok',
    text: 'Liste açıkken, takvimi dolu bulan ziyaretçiler buraya yazılır; boşalan saatler sırayla önerilir. Aşağıdan açıp kapatabilirsiniz.',
    filteredTitle: 'Bu aramaya uyan kayıt yok',
    filteredText: 'Başka bir sözcük deneyin ya da filtreleri temizleyin.',
  },
  detail: {
    title: (name: string) => `Bekleyen: ${name}`,
    entry: 'Kayıt',
    service: 'Hizmet',
    weekdays: 'Günler',
    parts: 'Saatler',
    days: 'Tarihler',
    joined: 'Kayıt zamanı',
    reservation: 'Randevusu',
    open: 'Randevuyu aç',
    offers: 'Önerilen saatler',
    noOffers: 'Henüz saat önerilmedi.',
    ends: {
      taken: 'alındı',
      given_back: 'bırakıldı',
      lapsed: 'yanıtlanmadı',
    } satisfies Record<NonNullable<HoldRow['ended']>, string>,
    until: (moment: string) => `${moment} tarihine kadar`,
  },
  actions: {
    title: 'İşlemler',
    remove: {
      open: 'Listeden çıkar',
      title: 'Listeden çıkarılsın mı?',
      text: 'Kişiye e-posta gitmez. Ona önerilmiş bir saat varsa sıradaki kişiye önerilir.',
      confirm: 'Evet, çıkar',
      busy: 'Çıkarılıyor...',
    },
  },
  done: { status: 'Listeden çıkarıldı' },
  settings: {
    title: 'Bekleme listesi açık mı?',
    text: 'Açıkken, takvimi dolu bulan ziyaretçiler listeye yazılabilir. Boşalan saat her seferinde bir kişiye önerilir ve o süre içinde başkasına boş görünmez.',
    isOn: 'Ziyaretçiler listeye yazılabilsin',
    hours: 'Bir kişiye ayrılan süre',
    hoursOf: (hours: number) => `${hours} saat`,
    save: 'Kaydet',
    saved: 'Kaydedildi',
  },
  errors: {
    changed: 'Bu ayar siz bakarken değişti; şimdi güncel hâlini görüyorsunuz',
    not_changeable: 'Bu, kaydın şimdiki durumunda yapılamaz',
    outdated: 'Bu e-posta artık doğru olmayacağı için yeniden gönderilemez',
    erased: 'Bu kişinin bilgileri silinmiş',
  },
  mails: {
    'waiting-confirm': 'Adres onayı (kişiye)',
    'waiting-offer': 'Boşalan saat (kişiye)',
  } satisfies Record<WaitingMail, string> as Record<string, string>,
  answer: {
    subject: ({ service }: About) => `Bekleme listesi: ${service}`,
    text: ({ name, service }: About) =>
      `Merhaba ${name},\n\n“${service}” için bekleme listesi kaydınızla ilgili yazıyorum.\n\n`,
  },
  csv: [
    'Numara',
    'Durum',
    'Hizmet',
    'Günler',
    'Saatler',
    'En erken gün',
    'En geç gün',
    'Ad',
    'E-posta',
    'Telefon',
    'Dil',
    'Kayıt zamanı',
    'Aydınlatma metni',
    'Saat dilimi',
  ],
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminWaitingCopy = typeof tr;
