import { minutesText } from '#/platform/i18n/durations';

/** The words of the mails to the owner about the account. */
export const tr = {
  reset: {
    subject: 'Yeni parola belirleme bağlantınız',
    headline: 'Yeni parola',
    lead: 'Sitenizin yönetim alanı için yeni bir parola istendi. Aşağıdaki bağlantıyla yeni parolanızı belirleyebilirsiniz.',
    action: 'Yeni parola belirle',
    /** How long the link is valid, and that it can be used once. */
    term: (minutes: number) =>
      `Bağlantı ${minutesText('tr', minutes)} geçerlidir ve yalnızca bir kez kullanılabilir.`,
    otherwise: 'Bunu siz istemediyseniz hiçbir şey yapmanız gerekmez: parolanız aynı kalır.',
  },
  newDevice: {
    subject: 'Sitenizde yeni bir cihazdan oturum açıldı',
    headline: 'Yeni bir cihazdan oturum açıldı',
    lead: 'Sitenizin yönetim alanında, daha önce kullanılmamış bir tarayıcıdan oturum açıldı.',
    facts: { device: 'Cihaz', time: 'Zaman' },
    unknown: 'Bilinmeyen tarayıcı',
    yours: 'Oturumu siz açtıysanız hiçbir şey yapmanız gerekmez.',
    notYours:
      'Siz açmadıysanız hesap sayfanızı hemen açın: diğer bütün oturumları kapatın, parolanızı değiştirin ve iki adımlı doğrulamayı açın.',
    action: 'Hesap sayfasını aç',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type IdentityMailCopy = typeof tr;
