export const tr = {
  roles: 'Uzmanlık',
  place: 'Yer',
  hours: 'Çalışma saatleri',
  contact: 'İletişim',
  services: 'Danışmanlık hizmetleri',
  price: 'Fiyatlar talep üzerine bildirilir.',
  trainings: 'Eğitim programları',
  booking: 'Danışmanlık rezervasyonu',
  howToBook: (address: string, whatsapp: string): string =>
    `${address} adresinde bir hizmet ve önümüzdeki 30 günden (hafta içi, İstanbul saati) boş bir saat seçilir; ad, e-posta ve telefon yazılır. Rezervasyon hemen onaylanır, onay takvim dosyasıyla birlikte e-postayla gelir ve oradaki bağlantıyla değiştirilebilir ya da iptal edilebilir. WhatsApp ile de yazılabilir: ${whatsapp}`,
  pages: 'Sayfalar',
  home: 'Ana sayfa',
  homeText: 'Tanıtım, sayılarla kariyer, sunulan hizmetler ve iletişim.',
  servicesText: 'Bütün hizmetler, süreleri ve paketler.',
  bookingText: 'Hizmet ve saat seçerek rezervasyon yapılır.',
};
