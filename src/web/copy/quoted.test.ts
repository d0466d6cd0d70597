import { describe, expect, test } from 'vitest';
import { en, owners, tr } from '../../../tests/support/words';

const { admin, adminBooks, adminImport, adminPictures, adminTranslation, kit } = owners;

/** Each text that the specification quotes, beside the product's words for it. */
const quoted: Record<string, [quote: string, words: string][]> = {
  'the public pages in Turkish': [
    ['Kimdir?', tr.about.title('')],
    ['Yükleniyor...', tr.about.loading],
    ['Fiyat Talep Üzerine', tr.catalogue.priceOnRequest],
    ['Özel Fiyatlandırma - İletişime Geçin', tr.catalogue.consulting.packages.price],
    ['Gönderiliyor...', tr.contact.form.sending],
  ],
  'the booking in Turkish': [
    ['Lütfen önce bir danışmanlık hizmeti seçiniz', tr.booking.calendar.needService],
    ['Hafta', tr.booking.calendar.week],
    ['Gün', tr.booking.calendar.day],
    ['Bugün', tr.booking.calendar.today],
    ['Önceki', tr.booking.calendar.previous],
    ['Sonraki', tr.booking.calendar.next],
    ['Müsait', tr.booking.slots.available],
    ['Dolu', tr.booking.slots.taken],
    ['Seçilen', tr.booking.slots.selected],
    ['Rezervasyon Yap', tr.booking.form.send.submit],
    ['Kaydediliyor...', tr.booking.form.send.sending],
    ['Rezervasyon sırasında bir hata oluştu. Lütfen WhatsApp seçeneğini kullanın.', tr.booking.failure.text],
    ['Rezervasyonunuz Onaylandı!', tr.booking.success.title],
    ['Rezervasyon bulunamadı', tr.booking.success.missing.title],
    ['Rezervasyon bilgileri panoya kopyalandı!', tr.booking.success.copied],
    ['Online / Telefon', tr.booking.facts.placeValue],
  ],
  'the application in Turkish': [
    ['Eğitim programları yükleniyor...', tr.training.page.loading],
    ['Ad en az 2 karakter olmalıdır', tr.training.validation.name],
    ['Geçerli bir email adresi giriniz', tr.training.validation.email],
    ['Telefon numarası en az 10 karakter olmalıdır', tr.training.validation.phone],
    ['Lütfen bir program seçiniz', tr.training.validation.program],
    ['Katılımcı sayısı giriniz', tr.training.validation.participantCount.missing],
    ['Eğitim türü seçiniz', tr.training.validation.trainingType],
    ['Tercih edilen format seçiniz', tr.training.validation.preferredFormat],
    ['Zamanlama tercihini seçiniz', tr.training.validation.urgency],
    ['Hata Oluştu', tr.training.failure.title],
    ['Başvuru sırasında bir hata oluştu. Lütfen tekrar deneyiniz.', tr.training.failure.text],
    ['Başvuru Alındı!', tr.training.success.title],
    ['Rezervasyon bulunamadı', tr.training.success.missing.title],
  ],
  'the public pages in English': [
    ['Loading articles...', en.articles.loading],
    ['Loading article...', en.articles.loadingOne],
    ['No articles available yet.', en.articles.empty],
    ['Article not found', en.articles.missing.title],
    ['+7 more topics', en.training.catalogue.programs.more(7)],
    ['Name must be at least 2 characters', en.contact.validation.name],
    ['Please enter a valid email address', en.contact.validation.email],
    ['Message must be at least 10 characters', en.contact.validation.message],
    ['Message sent successfully!', en.contact.received.title],
    ['Error sending message', en.contact.failure.title],
    ['Something went wrong. Please try again.', en.contact.failure.text],
  ],
  'the owner’s room in English': [
    ['Content Management', admin.title],
    ['Add New Book', adminBooks.add],
    ['Published', kit.published],
    ['Draft', kit.draft],
    ['Translation Error', adminTranslation.empty.title],
    ['Please enter Turkish text first', adminTranslation.empty.text('tr')],
    ['Translation Failed', adminTranslation.failed.title],
    ['Please try again or enter manually', adminTranslation.failed.text],
    ['Translation Complete', adminTranslation.complete.title],
    ['Upload failed', adminPictures.failed.title],
    ['Please try again or use a URL', adminPictures.failed.text],
    ['Failed to import Tuhaf articles', adminImport.failed('Tuhaf')],
    ['Failed to import Radikal articles', adminImport.failed('Radikal')],
    ['Failed to import CNN Türk articles', adminImport.failed('CNN Türk')],
  ],
};

describe('a text that the specification quotes', () => {
  test.each(Object.entries(quoted))('Given %s, then the product uses the quoted text exactly', (_, texts) => {
    expect(texts.map(([, words]) => words)).toEqual(texts.map(([quote]) => quote));
  });
});
