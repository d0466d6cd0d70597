export const tr = {
  slots: { available: 'Müsait', taken: 'Dolu', selected: 'Seçilen' },
  errors: {
    unknown_service: 'Bu danışmanlık hizmeti bulunamadı',
    duration_disagrees: 'Süre, seçilen hizmetle uyuşmuyor',
    time_disagrees: 'Tarih ve saat, seçilen randevu saatiyle uyuşmuyor',
    slot_not_offered: 'Bu saatte randevu verilmiyor',
    slot_taken: 'Seçtiğiniz saat az önce doldu',
    key_reused: 'Bu anahtar başka bir istekte kullanılmış',
    key_too_long: 'Idempotency-Key çok uzun',
    link_void: 'Bu bağlantı artık geçerli değil. Lütfen size gönderilen en son e-postadaki bağlantıyı kullanınız.',
    not_changeable: 'Bu randevu artık değiştirilemez',
  },
};
