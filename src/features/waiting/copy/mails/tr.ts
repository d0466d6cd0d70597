export const tr = {
  facts: {
    service: 'Hizmet',
    time: 'Size ayrılan saat',
    until: 'Ayrıldığı sürenin sonu',
    yours: 'Sizin saatinizle',
    yourUntil: 'Sizin saatinizle en geç',
  },
  private: 'Bu bağlantı size özeldir, lütfen kimseyle paylaşmayın. Listeden de oradan çıkabilirsiniz.',
  confirm: {
    subject: (service: string) => `Bekleme listesi: e-posta adresinizi onaylayın (${service})`,
    headline: 'E-posta adresinizi onaylayın',
    lead: 'Bu adres, bu hizmetin bekleme listesine yazıldı. Aşağıdaki sayfada onayladığınızda sıranız işlemeye başlar.',
    open: 'Sayfayı açın',
    after:
      'Listeye siz yazılmadıysanız bir şey yapmanız gerekmez; kayıt birkaç gün içinde kendiliğinden düşer.',
  },
  offer: {
    subject: (moment: string) => `Sizin için bir saat boşaldı: ${moment}`,
    headline: 'Sizin için bir saat boşaldı',
    lead: 'Beklediğiniz hizmet için aşağıdaki saat boşaldı ve bir süre yalnızca sizin için ayrıldı.',
    open: 'Saati alın ya da bırakın',
    after: 'O zamana kadar almazsanız saat sıradaki kişiye önerilir; siz listede kalırsınız.',
  },
};

export type WaitingMailCopy = typeof tr;
