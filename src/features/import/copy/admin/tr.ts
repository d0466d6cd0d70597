import type { ImportFailure, ImportSource } from '../../admin-contract';

const names: Record<ImportSource, string> = { tuhaf: 'Tuhaf', radikal: 'Radikal', 'cnn-turk': 'CNN Türk' };

const reasons: Record<ImportFailure | 'no_articles', string> = {
  bad_address: 'adres başka bir yere çıkıyor',
  private_address: 'adres özel bir ağa çıkıyor',
  unreachable: 'sayfaya ulaşılamadı',
  status: 'sayfa bir hata yanıtı verdi',
  wrong_type: 'bu adreste bir sayfa yok',
  too_large: 'sayfa çok büyük',
  too_slow: 'sayfa zamanında yanıt vermedi',
  other_host: 'metin başka bir sitede',
  no_text: 'sayfada makale metni bulunamadı',
  no_title: 'makalenin başlığı yok',
  too_complex: 'sayfa okunamayacak kadar karmaşık',
  no_articles: 'bu adreste ne bir makale akışı ne de bir makale listesi var',
  unexpected: 'beklenmeyen bir hata oluştu',
};

export const tr = {
  action: 'İçe aktar',
  names,
  moving: 'WordPress ya da Ghost sitenizden getirin',
  button: (name: string) => `${name} makalelerini içe aktar`,
  running: (name: string) => `${name} makaleleri içe aktarılıyor`,
  progress: (done: number, total: number) => `${done} / ${total}`,
  failed: (name: string) => `${name} makaleleri içe aktarılamadı`,
  done: (name: string) => `${name} makaleleri içe aktarıldı`,
  imported: (count: number) => (count === 0 ? 'Yeni makale yok' : `${count} makale taslak olarak eklendi`),
  report: {
    title: (name: string) => `${name}: içe aktarma raporu`,
    imported: 'Eklenen',
    known: 'Daha önce alınan',
    failed: 'Alınamayan',
    pictures: 'Alınamayan görsel',
    addedTitle: 'Taslak olarak eklenenler',
    failedTitle: 'Alınamayanlar',
    untitled: 'Başlıksız makale',
    close: 'Raporu kapat',
  },
  refused: {
    notConfigured: 'Bu kaynağın adresi belirtilmemiş; siteyi kuran kişi onu sunucunun ayarlarına yazmalıdır.',
    busy: 'Bu kaynak şu anda zaten içe aktarılıyor. Lütfen bitmesini bekleyin.',
    source: (reason: string) => `Kaynak okunamadı: ${reason}.`,
  },
  reasons,
};

/** Turkish is the source: a key that another language misses does not compile. */
export type ImportCopy = typeof tr;
