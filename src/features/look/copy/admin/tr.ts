import type { HomeSection, Icon, Pairing } from '../../contract';
import type { Choice } from '../../ui/admin/choices';

type Colour = 'accent' | 'paper' | 'night';

export const tr = {
  title: 'Görünüm',
  state: {
    published: 'Ziyaretçiler bu görünümü görüyor',
    publishedText: 'Aşağıda denediğiniz hiçbir şey, siz yayımlamadan siteye çıkmaz.',
    draft: 'Denediğiniz görünüm henüz yayımlanmadı',
    draftText: 'Yalnızca siz görüyorsunuz. Bu sayfadan ayrılsanız da saklanır.',
  },
  colours: {
    accent: { title: 'Vurgu rengi', note: 'Bağlantılarda, düğmelerde ve seçili olanlarda görünür.' },
    paper: { title: 'Kâğıt', note: 'Açık temada sayfaların zemini.' },
    night: { title: 'Gece', note: 'Koyu temada sayfaların zemini; açık temada koyu bantlar.' },
  } satisfies Record<Colour, { title: string; note: string }>,
  choices: {
    cobalt: 'Kobalt',
    claret: 'Bordo',
    emerald: 'Zümrüt',
    petrol: 'Petrol',
    amber: 'Kehribar',
    violet: 'Menekşe',
    rose: 'Gül',
    graphite: 'Grafit',
    bone: 'Kemik',
    white: 'Beyaz',
    mist: 'Sis',
    cream: 'Krem',
    blush: 'Şeftali',
    sage: 'Adaçayı',
    ink: 'Mürekkep',
    black: 'Siyah',
    navy: 'Lacivert',
    espresso: 'Kahve',
    forest: 'Orman',
    plum: 'Mürdüm',
  } satisfies Record<Choice, string>,
  pairing: {
    title: 'Yazı',
    note: 'Başlıkların ve metinlerin harfleri; her biri Türkçe ve Arapça için seçildi.',
  },
  pairings: {
    magazine: { name: 'Dergi', text: 'İnce, zarif başlıklar; Kürsü’nün kendi yazısı.' },
    book: { name: 'Kitap', text: 'Sıcak, yumuşak, okumaya alışık harfler.' },
    modern: { name: 'Çağdaş', text: 'Düz, sıkı, tırnaksız başlıklar.' },
    workshop: { name: 'Atölye', text: 'Açık, ölçülü, teknik bir ses.' },
  } satisfies Record<Pairing, { name: string; text: string }>,
  icon: { title: 'Simge', note: 'Tarayıcı sekmesinde ve telefonun ana ekranında görünür.' },
  icons: { lines: 'Kürsü’nün çizgileri', initial: 'Adınızın ilk harfi, vurgu renginde' } satisfies Record<
    Icon,
    string
  >,
  sections: {
    title: 'Ana sayfanın bölümleri',
    note: 'Tutamağından sürükleyerek sıralayın. Gizlediğiniz ya da boş olan bölüm ana sayfada, menüde ve arama motorlarında yer almaz; sayfaları, adresini bilenlere açık kalır.',
    list: 'Bölümler',
    show: (name: string) => `Göster: ${name}`,
    always: 'Her zaman görünür',
    empty: 'henüz boş, dolunca görünür',
    names: {
      stats: 'Kariyer çizgileri',
      about: 'Hakkında',
      training: 'Eğitim',
      consulting: 'Danışmanlık',
      books: 'Kitaplar',
      media: 'Medya',
      articles: 'Makaleler',
      contact: 'İletişim',
    } satisfies Record<HomeSection, string>,
  },
  own: {
    label: 'Kendi rengim',
    pick: 'Renk seçin',
    code: 'Renk kodu',
    codeHint: 'Tasarımcınızın verdiği kod; örneğin #1f3fe0.',
    codeError: 'Kod, # işaretinden sonra altı rakam ya da a-f arası harften oluşur.',
  },
  /** Why a colour can't be used. */
  problems: {
    accent: 'Bu renkle yazılan bağlantılar kâğıdın üstünde rahat okunmaz.',
    paper: 'Zemin bu kadar koyu olunca üstündeki uyarılar rahat okunmaz.',
    night: 'Zemin bu kadar açık olunca üstündeki açık renkli yazı rahat okunmaz.',
  } satisfies Record<Colour, string>,
  ratio: (ratio: string) => `Karşıtlık ${ratio} : 1; erişilebilirlik kuralı en az 4,5 : 1 ister.`,
  better: 'En yakın okunur rengi kullan',
  preview: {
    title: 'Önizleme',
    note: 'Sitenizin gerçek sayfaları, denediğiniz görünümle. İçinde gezinebilirsiniz.',
    page: 'Sayfa',
    pages: { home: 'Ana sayfa', articles: 'Makaleler', article: 'Bir makale', booking: 'Randevu' },
    language: 'Dil',
    theme: 'Tema',
    themes: { light: 'Açık', dark: 'Koyu' },
    screen: 'Ekran',
    screens: { phone: 'Telefon', desktop: 'Bilgisayar' },
    frame: 'Sitenin önizlemesi',
  },
  publish: 'Yayımla',
  publishing: 'Yayımlanıyor...',
  published: 'Görünüm yayımlandı',
  publishedText: 'Ziyaretçiler birkaç saniye içinde yeni görünümü görür.',
  undo: 'Önceki görünüme dön',
  undone: 'Önceki görünüm yeniden yayında',
  discard: 'Denediklerimi bırak',
  shipped: 'Kürsü’nün kendi görünümünü dene',
  kept: 'Denediğiniz saklandı',
  nothing: 'Yayımlanacak değişiklik yok',
  failed: { title: 'Görünüm saklanamadı', text: 'Bağlantınızı denetleyip yeniden deneyin.' },
  errors: {
    changed:
      'Görünüm başka bir sekmede ya da cihazda değiştirilmiş. Şimdi oradaki hâli gösteriliyor; değişikliğinizi yeniden yapın.',
  },
};
export type AdminLookCopy = typeof tr;
