/** The words of the mail to the owner about her backups. */
export const tr = {
  failed: {
    subject: 'Sitenizin yedeği alınamadı',
    lead: 'Bu gece sitenizin yedeği alınamadı. Site çalışmaya devam ediyor; ama makine bozulursa son yedekten sonraki her şey kaybolur.',
  },
  unproven: {
    subject: 'Sitenizin yedeği denemeyi geçemedi',
    lead: 'Sitenizin son yedeği deneme için geri yüklenmek istendi ve sağlam çıkmadı. Site çalışmaya devam ediyor; ama makine bozulursa bu yedeğe güvenilemez.',
  },
  incomplete: {
    subject: 'Sitenizin yedeğinde eksik görsel var',
    lead: 'Sitenizin yedeği alındı; ama sitenizde kullanılan bazı görsellerin dosyaları kayıp olduğu için yedekte yok.',
  },
  action: 'Yedeklemeye bak',
  again: 'Sorun sürerse bu e-posta günde en çok bir kez gelir.',
};

/** Turkish is the source: a key that another language misses does not compile. */
export type BackupsMailCopy = typeof tr;
