import { withinReplyTime } from '#/features/commitments/contract';

export const tr = {
  page: {
    title: 'İletişim',
    description: `Konuşma, atölye, panel ya da danışmanlık için yazın; ${withinReplyTime.tr} yanıt veririm. Form, WhatsApp, telefon ve e-posta.`,
    keywords: 'iletişim, konuşmacı daveti, atölye, panel, danışmanlık talebi, WhatsApp',
  },
  noScript: {
    title: 'İletişim formu JavaScript ile çalışır',
    text: 'Tarayıcınızda JavaScript kapalı görünüyor. Bana {WhatsApp’tan ya da }e-postayla doğrudan yazabilirsiniz.',
  },
  networkLimit:
    'Bulunduğunuz ağdan kısa sürede çok sayıda mesaj gönderildi. Daha sonra yeniden deneyin; dilerseniz {WhatsApp’tan ya da }e-posta ile yazın.',
  form: {
    label: 'İletişim formu',
    name: 'Ad soyad',
    email: 'E-posta',
    company: 'Şirket',
    optional: '(isteğe bağlı)',
    eventType: 'Konu',
    choose: 'Seçin',
    message: 'Mesaj',
    /** The honeypot's label, for people whose software shows hidden fields. */
    leaveEmpty: 'Bu alanı boş bırakın',
    submit: 'Mesajı gönder',
    sending: 'Gönderiliyor...',
  },
  eventTypes: { keynote: 'Konuşma', workshop: 'Atölye', panel: 'Panel', consulting: 'Danışmanlık' },
  validation: {
    name: 'Ad en az 2 karakter olmalıdır',
    email: 'Geçerli bir e-posta adresi girin',
    message: 'Mesaj en az 10 karakter olmalıdır',
  },
  received: {
    title: 'Mesajınız gönderildi!',
    text: `Mesajınız bana ulaştı; ${withinReplyTime.tr} size döneceğim.`,
  },
  failure: {
    title: 'Mesaj gönderilemedi',
    text: 'Beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type ContactCopy = typeof tr;
