import type { DemoBook, Marketplace } from './types';

const kitapRihtimi = (path: string): Marketplace => ({
  name: 'Kitap Rıhtımı',
  url: `https://kitaprihtimi.example/${path}`,
  logo: '📚',
});

const sahafLiman = (path: string): Marketplace => ({
  name: 'Sahaf Liman',
  url: `https://sahafliman.example/${path}`,
  logo: '⚓',
});

export const demoBooks: DemoBook[] = [
  {
    id: 'bd3789d7-ab35-43fd-9cb4-f52971ebaeae',
    title: { tr: 'Acele Etmeyen Marka', en: 'The Unhurried Brand', ar: 'العلامة التجارية التي لا تستعجل' },
    description: {
      tr: 'Hızın erdem sayıldığı bir çağda, yavaş büyüyen on iki markanın hikâyesi ve onlardan öğrenilecek sabır. Kısa vadenin cazibesine karşı, uzun vadenin hesabını tutan bir kitap. Her bölüm, kabul edilmemiş bir teklifle açılıyor ve o hayır sözünün on yıl sonraki bilançosuyla kapanıyor.',
      en: 'In an age that takes speed for a virtue, the stories of twelve brands that grew slowly, and the patience they teach. A book that keeps the accounts of the long term against the charm of the short. Each chapter opens with an offer somebody turned down and closes with what that refusal was worth ten years on.',
      ar: 'في زمن يُعدّ فيه الإسراع فضيلة، حكاية اثنتي عشرة علامة نمت على مهل، وما نتعلّمه من صبرها. كتاب يحسب حساب المدى البعيد في وجه إغراء المدى القريب. يبدأ كل فصل بعرض رُفض في حينه، وينتهي بما صار إليه ذلك الرفض بعد عشر سنوات، بالأرقام لا بالذكريات.',
    },
    image: '/img/books/kitap-1.webp',
    marketplaces: [kitapRihtimi('acele-etmeyen-marka'), sahafLiman('acele-etmeyen-marka')],
    sortOrder: 1,
    isPublished: true,
  },
  {
    id: '329ad09a-53c7-4873-af9e-d884df583743',
    title: { tr: 'Sepetin Felsefesi', en: 'The Philosophy of the Basket', ar: 'فلسفة السلة' },
    description: {
      tr: 'Neden alırız, neden vazgeçeriz? Bir alışveriş sepetinin içinden insana bakan denemeler; veri ile vicdan arasında bir yürüyüş. Terk edilmiş sepetler, geri verilen hediyeler, iki kere alınan aynı ayakkabı: On dört deneme, satın almanın ne kadar az ürünle, ne kadar çok bizimle ilgili olduğunu gösteriyor.',
      en: 'Why do we buy, and why do we change our minds? Essays that look at people from inside a shopping basket; a walk between data and conscience. Abandoned carts, returned presents, the same shoes bought twice: fourteen pieces on how little a purchase has to do with the product, and how much with us.',
      ar: 'لماذا نشتري ولماذا نعدل عن الشراء؟ مقالات تنظر إلى الإنسان من داخل سلة التسوّق، وتمشي على مهل بين البيانات والضمير. سلال متروكة، وهدايا أُعيدت إلى أصحابها، وحذاء واحد اشتُري مرتين: أربع عشرة مقالة تبيّن كم يقلّ نصيب المنتج من قرار الشراء، وكم يكبر نصيبنا نحن.',
    },
    image: '/img/books/kitap-2.webp',
    marketplaces: [kitapRihtimi('sepetin-felsefesi')],
    sortOrder: 2,
    isPublished: true,
  },
  {
    id: 'ac6ed2bf-81c7-4cc7-8717-fc7ff2f4ae1b',
    title: { tr: 'Makineyle Konuşmak', en: 'Talking with the Machine', ar: 'الحديث مع الآلة' },
    description: {
      tr: 'Yapay zekâyı bir araç değil, bir iş arkadaşı gibi düşünmek isteyen yöneticiler için açık, sakin bir kılavuz; örneklerin hepsi gerçek masalardan. Hangi iş devredilir, hangisi paylaşılır, hangisi hiç verilmez? Teknik terime yaslanmadan, ilk üç ayın toplantı toplantı nasıl kurulacağını anlatıyor.',
      en: 'A clear, calm guide for managers who would rather treat artificial intelligence as a colleague than as a tool, with every example taken from a real desk. Which work is handed over, which is shared, which is never given away? Without leaning on jargon, it sets out the first three months, meeting by meeting.',
      ar: 'دليل واضح وهادئ للمديرين الذين يريدون التفكير في الذكاء الاصطناعي زميلًا في العمل لا مجرد أداة، وأمثلته كلها من مكاتب حقيقية. أيّ الأعمال يُسلَّم إلى الآلة، وأيّها يُتقاسَم معها، وأيّها لا يُعطى أبدًا؟ يرسم الكتاب الأشهر الثلاثة الأولى اجتماعًا بعد اجتماع، من غير أن يتّكئ على المصطلحات.',
    },
    image: '/img/books/kitap-3.webp',
    marketplaces: [kitapRihtimi('makineyle-konusmak'), sahafLiman('makineyle-konusmak')],
    sortOrder: 3,
    isPublished: true,
  },
  {
    id: '92af067a-436e-4538-8c31-c7fd60e1ba97',
    title: { tr: 'Pazarın Sesi', en: 'The Voice of the Market', ar: 'صوت السوق' },
    description: {
      tr: 'Semt pazarından dijital pazaryerine: satıcının sesi, fiyatın dili ve güvenin nasıl kurulduğu üzerine saha notları ve söyleşiler. Kırk pazarcıyla geçirilen iki yılın kaydı. Tezgâhın arkasında kulaktan öğrenilen ne varsa, bugün ürün sayfası yazan herkesin işine yarayacak biçimde önünüze seriliyor.',
      en: 'From the street market to the online marketplace: field notes and conversations on the seller’s voice, the language of price and how trust gets built. A record of two years spent with forty stallholders. Whatever is learned by ear behind a stall is laid out here for anyone who writes a product page today.',
      ar: 'من سوق الحي إلى السوق الرقمية: ملاحظات ميدانية وأحاديث عن صوت البائع ولغة السعر وكيف تُبنى الثقة. حصيلة عامين في صحبة أربعين بائعًا. كل ما يُتعلَّم بالسماع خلف البسطة معروض هنا على نحو ينفع كل من يكتب اليوم صفحة منتج، ويريد أن يصدّقه من يقرؤها.',
    },
    image: '/img/books/kitap-4.webp',
    marketplaces: [kitapRihtimi('pazarin-sesi')],
    sortOrder: 4,
    isPublished: true,
  },
  {
    id: '9d510c4d-2d67-4810-a183-196a551aab4b',
    title: { tr: 'Yarının Vitrini', en: 'Tomorrow’s Window', ar: 'واجهة الغد' },
    description: {
      tr: 'Vitrin artık bir cam değil, bir akış. Mağazanın, ekranın ve mahallenin yeni düzeni üzerine resimli bir kitap; çizimler ile kısa metinler yan yana yürüyor. Yirmi sekiz vitrin, yirmi sekiz soru: Önünde durduğumuz şey bize mi bakıyor, yoksa biz mi ona? Bir oturuşta bitiyor, uzun süre rafa kalkmıyor.',
      en: 'The shop window is no longer a pane of glass but a stream. An illustrated book on the new order of shop, screen and neighbourhood, where drawings and short texts walk side by side. Twenty-eight windows, twenty-eight questions: are we looking at it, or is it looking at us? Read in one sitting, slow to go back on the shelf.',
      ar: 'لم تعد واجهة المتجر زجاجًا، بل صارت تدفّقًا. كتاب مصوَّر عن النظام الجديد للمتجر والشاشة والحي، تسير فيه الرسوم والنصوص القصيرة جنبًا إلى جنب. ثمانٍ وعشرون واجهة وثمانية وعشرون سؤالًا: هل ننظر نحن إلى ما نقف أمامه، أم هو الذي ينظر إلينا؟ يُقرأ في جلسة واحدة، ولا يعود سريعًا إلى الرف.',
    },
    image: '/img/books/kitap-5.webp',
    marketplaces: [kitapRihtimi('yarinin-vitrini'), sahafLiman('yarinin-vitrini')],
    sortOrder: 5,
    isPublished: true,
  },
];

/** What the home page shows while no book is published: plainly samples, with covers that name no author. */
export const fallbackBooks: DemoBook[] = [
  {
    id: '19a67dd5-4b17-44c7-b6ac-e0ab7d6d507e',
    title: { tr: 'Örnek kitap: Çizgi', en: 'Sample book: The Line', ar: 'كتاب تجريبي: الخط' },
    description: {
      tr: 'Bir fikrin ilk taslağından son baskısına kadar izlediği yolu anlatan örnek bir kitap. Rafın nasıl görüneceğini göstermek için burada duruyor; ilk gerçek kitap yayımlandığında yerini ona bırakacak. Kapak, açıklama ve satış bağlantıları yalnızca örnektir.',
      en: 'A sample book that follows an idea from its first sketch to its last printing. It stands here to show how the shelf will look, and will make room as soon as the first real book is published. The cover, the description and the links to shops are examples only.',
      ar: 'كتاب تجريبي يتتبّع طريق الفكرة من مسودتها الأولى حتى طبعتها الأخيرة. وُضع هنا ليُظهر كيف سيبدو الرف، وسيُخلي مكانه حين يُنشر أول كتاب حقيقي. الغلاف والوصف وروابط الشراء ليست سوى أمثلة.',
    },
    image: '/img/books/kitap-ornek-1.webp',
    marketplaces: [kitapRihtimi('ornek-cizgi')],
    sortOrder: 1,
    isPublished: true,
  },
  {
    id: '27e31454-31ae-4f34-b72d-4f80be9df4ae',
    title: { tr: 'Örnek kitap: Küre', en: 'Sample book: The Sphere', ar: 'كتاب تجريبي: الكرة' },
    description: {
      tr: 'Aynı soruya dört ayrı yönden bakan örnek bir deneme kitabı: üretenin, satanın, alanın ve vazgeçenin yönünden. Rafın nasıl görüneceğini göstermek için burada duruyor; ilk gerçek kitap yayımlandığında yerini ona bırakacak. Satış bağlantıları yalnızca örnektir.',
      en: 'A sample collection of essays that looks at one question from four sides: the maker’s, the seller’s, the buyer’s and that of the one who changed her mind. It stands here to show how the shelf will look, and will make room for the first real book. The links to shops are examples only.',
      ar: 'كتاب مقالات تجريبي ينظر إلى سؤال واحد من أربع جهات: جهة من يصنع، ومن يبيع، ومن يشتري، ومن يعدل عن الشراء. وُضع هنا ليُظهر كيف سيبدو الرف، وسيُخلي مكانه عندما يُنشر أول كتاب حقيقي. الغلاف والوصف وروابط الشراء ليست سوى أمثلة.',
    },
    image: '/img/books/kitap-ornek-2.webp',
    marketplaces: [kitapRihtimi('ornek-kure'), sahafLiman('ornek-kure')],
    sortOrder: 2,
    isPublished: true,
  },
  {
    id: 'fa5e8c43-9106-4663-be96-e2701b50d85d',
    title: { tr: 'Örnek kitap: Basamak', en: 'Sample book: The Step', ar: 'كتاب تجريبي: الدرجة' },
    description: {
      tr: 'Büyük bir işi küçük basamaklara ayırmanın ve her basamakta durup ölçmenin yollarını toplayan örnek bir el kitabı. Rafın nasıl görüneceğini göstermek için burada duruyor; ilk gerçek kitap yayımlandığında yerini ona bırakacak. Satış bağlantıları yalnızca örnektir.',
      en: 'A sample handbook on dividing large work into small steps, and on stopping at each one to measure. It stands here to show how the shelf will look, and will make room as soon as the first real book is published. The cover, the description and the links to shops are examples only.',
      ar: 'دليل تجريبي يجمع طرق تقسيم العمل الكبير إلى درجات صغيرة، والوقوف عند كل درجة للقياس. وُضع هنا ليُظهر كيف سيبدو الرف، وسيُخلي مكانه حين يُنشر أول كتاب حقيقي. الغلاف والوصف وروابط الشراء ليست سوى أمثلة.',
    },
    image: '/img/books/kitap-ornek-3.webp',
    marketplaces: [sahafLiman('ornek-basamak')],
    sortOrder: 3,
    isPublished: true,
  },
];
