import type { PictureRefusalReason } from '../../admin-contract';

const refused: Record<PictureRefusalReason, string> = {
  too_large: 'Görsel en fazla 10 MB olabilir.',
  not_a_picture: 'Bu dosya desteklenen bir görsel değil. JPEG, PNG, WebP, AVIF ya da GIF seçin.',
  too_many_pixels:
    'Görselin ölçüleri çok büyük (en fazla 50 megapiksel, AVIF’te 12). Küçültüp yeniden deneyin.',
  broken: 'Görsel açılamadı; dosya eksik ya da bozuk olabilir.',
  bad_address: 'Bu bir görsel adresi değil. Adres http:// ya da https:// ile başlamalıdır.',
  private_address: 'Bu adres özel bir ağa ait; görsel oradan alınamaz.',
  unreachable: 'Bu adresten görsel alınamadı. Adresi kontrol edip yeniden deneyin.',
  too_slow: 'Adres zamanında yanıt vermedi. Biraz sonra yeniden deneyin.',
};

export const tr = {
  refused,
  noForm: 'Görsel bir form dosyası (multipart/form-data) olarak gönderilmelidir.',
  noFile: 'Bir görsel dosyası seçin.',
  failed: { title: 'Yükleme başarısız', text: 'Lütfen yeniden deneyin ya da görselin adresini girin' },
  choose: 'Dosya seç',
  replace: 'Değiştir',
  remove: 'Kaldır',
  cancel: 'Vazgeç',
  drop: 'Görseli buraya sürükleyebilir ya da yapıştırabilirsiniz.',
  limits: 'JPEG, PNG, WebP, AVIF ya da GIF, en fazla 10 MB',
  address: 'Görselin adresi',
  addressHint: 'Başka bir siteden alınan görsel bu sitede saklanır.',
  taking: 'Görsel alınıyor...',
  sending: 'Görsel yükleniyor...',
  uploading: (percent: number) => `Yükleniyor: %${percent}`,
  preparing: 'Görsel hazırlanıyor...',
  done: 'Görsel eklendi.',
  removed: 'Görsel kaldırıldı.',
  preview: 'Seçilen görsel',
  linked: 'Görsel buraya alınamadı; ziyaretçiler onu bulunduğu adresten görecek.',
  alt: 'Görselde ne var?',
  altHint: 'Görseli görmeyenler için tek cümlelik betimleme.',
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminPicturesCopy = typeof tr;
