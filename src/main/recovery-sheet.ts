import { renderSVG } from 'uqr';
import { escapeMarkup } from '#/platform/html/escape';
import { type Locale, locales, textDirection } from '#/platform/i18n/locale';

const texts: Record<Locale, { title: string; words: string[] }> = {
  tr: {
    title: 'Yedeklerin anahtarı',
    words: [
      'Bu sayfayı yazdırın, yedeklerden ayrı ve güvenli bir yerde saklayın, dosyasını silin.',
      'Şifreli yedekler yalnızca bu anahtarla açılır. Anahtar kaybolursa yedekler de kaybolmuş demektir; başkasının eline geçerse yedekleri o da açar.',
      'Geri yüklemek için yeni makinede Kürsü’yü başlatın, kurulum bağlantısını açın ve “Yedeği geri yükle” düğmesine basın. Makinede komutla: anahtarı bir dosyaya yazın ve şu komutu verin:',
    ],
  },
  en: {
    title: 'The key of the backups',
    words: [
      'Print this page, keep it in a safe place apart from the backups, and delete its file.',
      'Encrypted backups open with this key alone. If the key is lost, so are the backups; whoever has it can read them.',
      'To restore one, start Kürsü on the new machine, open its set-up link and press “Restore a backup”. By command on the machine: write the key into a file and run:',
    ],
  },
  ar: {
    title: 'مفتاح النسخ الاحتياطية',
    words: [
      'اطبعوا هذه الصفحة واحفظوها في مكان آمن بعيدًا عن النسخ الاحتياطية، ثم احذفوا ملفها.',
      'لا تُفتح النسخ المشفّرة إلا بهذا المفتاح. إذا ضاع المفتاح ضاعت النسخ، ومن يملكه يستطيع قراءتها.',
      'لاستعادة نسخة شغّلوا Kürsü على الجهاز الجديد، وافتحوا رابط الإعداد، ثم اختاروا «استعادة نسخة احتياطية». أو بالأمر على الجهاز: اكتبوا المفتاح في ملف، ثم نفّذوا الأمر:',
    ],
  },
};

const command = 'npm run restore kursu-backup-….tar.gz.age -- --key-file key.txt';

/** An HTML page to print, with the key as text and as a QR code. It loads no other files. */
export function recoverySheet(site: string, key: string): string {
  const parts = locales.map((locale) => {
    const { title, words } = texts[locale];
    return `<section lang="${locale}" dir="${textDirection(locale)}">
<h2>${title}</h2>
${words.map((each) => `<p>${each}</p>`).join('\n')}
<pre dir="ltr">${command}</pre>
</section>`;
  });
  return `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<title>Kürsü · ${escapeMarkup(site)}</title>
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 Georgia, serif; color: #111; background: #fff }
h1 { font-size: 1.3rem } h2 { font-size: 1rem; margin: 1.5rem 0 .25rem } p { margin: .25rem 0 }
.key { display: flex; gap: 1.5rem; align-items: center; border: 1px solid #111; padding: 1rem; break-inside: avoid }
.key svg { width: 9rem; flex: none } .key code { font-size: 1.1rem; overflow-wrap: anywhere } pre { white-space: pre-wrap }
</style>
<h1>Kürsü · ${escapeMarkup(site)}</h1>
<div class="key">${renderSVG(key)}<code>${key.match(/.{1,8}/g)?.join('<wbr>')}</code></div>
${parts.join('\n')}
`;
}
