export const tr = {
  subject: 'Deneme e-postası',
  headline: 'E-posta ayarlarınız çalışıyor',
  lead: 'Bu e-postayı E-posta sayfasındaki ayarlarla sitenizden siz gönderdiniz. Ayarları kaydettiyseniz siteniz e-postalarını böyle gönderir.',
};

export type MailSettingsMailCopy = typeof tr;
