import { withinReplyTime } from '#/features/commitments/contract';
import type { ZoneWords } from '#/platform/i18n/zone-name';

export const tr = {
  roles: 'Uzmanlık',
  place: 'Yer',
  hours: 'Çalışma saatleri',
  contact: 'İletişim',
  services: 'Danışmanlık hizmetleri',
  price: 'Fiyatlar talep üzerine bildirilir.',
  priceOnRequest: 'fiyat talep üzerine',
  trainings: 'Eğitim programları',
  booking: 'Danışmanlık randevusu',
  /** `asksApproval`: bookings of some services are confirmed by the owner. */
  howToBook: (address: string, whatsapp: string, zone: ZoneWords, asksApproval: boolean): string =>
    `${address} adresinde bir hizmet ve takvimden (${zone.full}) boş bir saat seçilir; ad, e-posta ve telefon yazılır. ${asksApproval ? 'Randevu, hizmete göre hemen ya da onaylanınca kesinleşir' : 'Randevu hemen onaylanır'}, onay takvim dosyasıyla birlikte e-postayla gelir ve oradaki bağlantıyla saati değiştirilebilir ya da iptal edilebilir.${whatsapp && ` WhatsApp ile de yazılabilir: ${whatsapp}`}`,
  pages: 'Sayfalar',
  home: 'Ana sayfa',
  homeText: 'Tanıtım, sayılarla kariyer, sunulan hizmetler ve iletişim.',
  servicesText: 'Bütün hizmetler, süreleri ve paketler.',
  bookingText: 'Hizmet ve saat seçerek randevu alınır.',
  trainingsText: 'Bütün programlar, kurumsal programlarla birlikte.',
  application: 'Eğitim başvurusu',
  applicationText: `Bir programa başvurulur; ${withinReplyTime.tr} yanıt verilir.`,
  articles: 'Makaleler',
  articlesText: 'Makalelerin tamamı, konularına göre.',
  rss: 'RSS akışı',
  atom: 'Atom akışı',
  feedText: 'Makalelerin tam metni, en yenisi başta',
  contactText: 'Mesaj formu ve doğrudan iletişim yolları.',
  privacy: 'Aydınlatma metni',
  privacyText: 'Bırakılan kişisel verilerden hangisi, neden ve ne kadar saklanır.',
  about: 'Hakkında',
  aboutText: 'Kariyerin bölümleri ve bugünkü çalışmalar.',
};
