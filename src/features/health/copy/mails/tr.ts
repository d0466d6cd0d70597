/** The words of the mail to the owner about faults of the site. */
export const tr = {
  subject: 'Sitenizde ilgilenmeniz gereken bir şey var',
  lead: 'Site kendini her saat denetliyor. Son iki denetimde şunlar yolunda değildi:',
  action: 'Site sağlığına bakın',
  again: 'Sorun sürerse aynı konuda günde en çok bir e-posta gelir.',
};

/** Turkish is the source: a key that another language misses does not compile. */
export type HealthMailCopy = typeof tr;
