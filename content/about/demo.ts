import type { DemoAboutSection } from './types';

export const demoAbout: DemoAboutSection[] = [
  {
    id: 'df2170a0-7237-48a5-ba0e-215dd3969c26',
    section: 'hero',
    title: { tr: 'Önce dinleyen biri', en: 'Someone who listens first', ar: 'تُصغي قبل أن تتكلّم' },
    content: {
      tr: `<p>Leyla Günışık yirmi beş yıldır aynı soruyla işe başlıyor: Bu iş kimin sabahını kolaylaştıracak? Danışman, eğitmen, konuşmacı ve yazar olarak kurumların pazarlamasını, yapay zekâ dönüşümünü ve e-ticaretini aynı masada ele alıyor; çünkü müşteri bu üçünü birbirinden ayırmıyor.</p>
<p>Bir projeye slayt hazırlayarak değil, bir gün boyunca mağazada, depoda ya da çağrı merkezinde oturarak giriyor. O günün sonunda masaya tek sayfalık bir kâğıt bırakıyor: üç gözlem, bir sayı, bir ilk adım. Birlikte çalıştığı ekipler en çok bu kâğıdı hatırlıyor; kimisi yıllar sonra bile çekmecesinde saklıyor.</p>
<p>İstanbul’da yaşıyor, yılda otuza yakın sahneye çıkıyor ve üniversitedeki dersini on sekiz yıldır hiçbir sahneyle değişmiyor.</p>`,
      en: `<p>For twenty-five years Leyla Günışık has begun every piece of work with the same question: whose morning will this make easier? As a consultant, trainer, speaker and author she brings a company’s marketing, its use of artificial intelligence and its e-commerce to one table, because customers do not tell the three apart.</p>
<p>She does not enter a project by preparing slides. She spends a day in the shop, the warehouse or the call centre, and at the end of it leaves a single sheet of paper on the table: three observations, one number, one first step. It is the sheet that teams remember. Some still have it in a drawer years later.</p>
<p>She lives in Istanbul, stands on close to thirty stages a year, and for eighteen years has not traded her university class for any of them.</p>`,
      ar: `<p>منذ خمسة وعشرين عامًا تبدأ ليلى غونيشيك كل عمل بالسؤال نفسه: صباحَ مَن سيجعل هذا العمل أسهل؟ وهي، مستشارةً ومدرِّبةً ومتحدِّثةً ومؤلِّفة، تضع تسويق المؤسسة وتحوّلها بالذكاء الاصطناعي وتجارتها الإلكترونية على طاولة واحدة، لأن الزبون لا يفصل بين الثلاثة.</p>
<p>لا تدخل المشروع بإعداد الشرائح، بل بالجلوس يومًا كاملًا في المتجر أو المستودع أو مركز الاتصال. وفي آخر ذلك اليوم تترك على الطاولة ورقة واحدة: ثلاث ملاحظات، ورقم، وخطوة أولى. تلك الورقة هي أكثر ما تتذكّره الفرق التي عملت معها، ومن أفرادها من يحتفظ بها في درجه بعد سنوات.</p>
<p>تعيش في إسطنبول، وتعتلي نحو ثلاثين منصة في العام، ولم تترك درسها الجامعي منذ ثمانية عشر عامًا من أجل أيّ منها.</p>`,
    },
    sortOrder: 1,
    isPublished: true,
  },
  {
    id: '92777a43-8b7c-42b2-9444-3d1a128f139d',
    section: 'early_career',
    title: { tr: 'Rafın önünde öğrenilenler', en: 'Learned in front of a shelf', ar: 'ما تعلّمته أمام الرف' },
    content: {
      tr: `<p>İlk işi, 2001 kışında Kadıköy’de bir kırtasiyenin rafını düzenlemekti. Hangi defterin göz hizasında durunca satıldığını, hangisinin alt rafta unutulduğunu küçük bir ajandaya yazardı. Üç ay sonra dükkân sahibi o ajandayı ödünç istedi; Leyla’ya göre danışmanlık mesleğine o gün başladı.</p>
<p>Sonraki yıllarda bir dağıtım şirketinde saha satışı yaptı, ardından küçük bir ajansta metin yazdı. Günde on iki dükkâna girip çıkarken fiyatın bir sayı değil bir konuşma olduğunu, ajansta ise iyi bir cümlenin önce satıcıyı ikna etmesi gerektiğini öğrendi.</p>
<p>O günlerden kalma bir alışkanlığı var: Her yeni müşterisinin ürününü önce kendi parasıyla satın alıyor, paketini kendisi açıyor ve iadesini de bizzat deniyor.</p>`,
      en: `<p>Her first job, in the winter of 2001, was to keep the shelves of a stationer’s in Kadıköy. She wrote down in a pocket diary which notebook sold when it stood at eye level and which was forgotten on the bottom shelf. Three months later the owner asked to borrow the diary. By Leyla’s reckoning that was the day she became a consultant.</p>
<p>Years of field sales for a distributor followed, then a desk in a small agency as a copywriter. Walking in and out of twelve shops a day taught her that a price is a conversation rather than a number; the agency taught her that a good sentence must first convince the person who has to sell with it.</p>
<p>One habit has stayed. She buys every new client’s product with her own money, opens the parcel herself, and then tries to return it.</p>`,
      ar: `<p>كان عملها الأول، في شتاء 2001، ترتيب رفوف قرطاسية في حي قاضي كوي. كانت تدوّن في مفكّرة صغيرة أيّ الدفاتر يُباع حين يوضع في مستوى النظر، وأيّها يُنسى على الرف الأسفل. وبعد ثلاثة أشهر استعار صاحب المتجر تلك المفكّرة، وليلى تعدّ ذلك اليوم أول أيامها في مهنة الاستشارة.</p>
<p>ثم عملت سنوات في المبيعات الميدانية لدى شركة توزيع، وكتبت بعدها نصوصًا إعلانية في وكالة صغيرة. علّمها الدخول إلى اثني عشر متجرًا في اليوم أن السعر حديث لا رقم، وعلّمتها الوكالة أن الجملة الجيدة عليها أن تُقنع البائع أولًا.</p>
<p>وبقيت لها من تلك الأيام عادة: تشتري منتج كل عميل جديد من مالها الخاص، وتفتح طرده بيدها، ثم تجرّب أن تُعيده.</p>`,
    },
    sortOrder: 2,
    isPublished: true,
  },
  {
    id: 'd8743aca-e0af-4244-bfef-cbdcb3a87046',
    section: 'major_brands',
    title: {
      tr: 'Büyük masalar, küçük sorular',
      en: 'Large tables, small questions',
      ar: 'طاولات كبيرة وأسئلة صغيرة',
    },
    content: {
      tr: `<p>Otuzlu yaşlarında büyük markaların masasına oturdu. Çınaraltı Mobilya’nın yurt dışına açılışında, Poyraz Giyim’in mağazalarını ve internet satışını tek stokta birleştirmesinde, Mavi Fener Sigorta’nın poliçe dilini baştan yazmasında pazarlama tarafını o yönetti.</p>
<p>Bu işlerden ona kalan ders, ölçek büyüdükçe sorunun küçülmesi gerektiği oldu. Poyraz’da iki yıl süren birleşme, aslında tek bir soruya verilen yanıttı: Müşteri bir gömleği internetten alıp mağazada değiştirmek isterse, kasadaki arkadaşımız bunu kaç dakikada yapar? Başlangıçta on dokuz dakikaydı; iş bittiğinde iki.</p>
<p>Ödüllerin bir kısmı o yıllardan kaldı. Leyla onları saymayı ekibine bırakıyor; kendisi on dokuzdan ikiye inen o dakikaları anlatmayı daha çok seviyor.</p>`,
      en: `<p>In her thirties she took her seat at the tables of large brands. She led the marketing side when Çınaraltı Furniture went abroad, when Poyraz Clothing brought its shops and its website together under one stock system, and when Mavi Fener Insurance rewrote the language of its policies from the first line.</p>
<p>What she took from that work is that as the scale grows, the question has to shrink. The two years at Poyraz were really the answer to one question: if a customer buys a shirt online and wants to exchange it in a shop, how many minutes does the assistant at the till need? At the start it was nineteen. At the end it was two.</p>
<p>Some of the awards date from those years. Leyla leaves the counting of them to her team; she would rather tell you about the minutes.</p>`,
      ar: `<p>في الثلاثينيات من عمرها جلست إلى طاولات العلامات الكبرى. قادت جانب التسويق حين خرجت «تشينار ألتي للأثاث» إلى الأسواق الخارجية، وحين جمعت «بويراز للأزياء» متاجرها وموقعها في مخزون واحد، وحين أعادت «مافي فنر للتأمين» كتابة لغة وثائقها من سطرها الأول.</p>
<p>والدرس الذي خرجت به أن السؤال ينبغي أن يصغر كلما كبر العمل. فعامان من العمل في «بويراز» كانا في حقيقتهما جوابًا عن سؤال واحد: إذا اشترى زبون قميصًا من الموقع وأراد أن يبدّله في المتجر، فكم دقيقة يحتاج زميلنا عند الصندوق؟ كانت تسع عشرة دقيقة في البداية، وصارت دقيقتين في النهاية.</p>
<p>بعض الجوائز من تلك السنوات. تترك ليلى عدّها لفريقها، وتفضّل أن تحدّثكم عن تلك الدقائق.</p>`,
    },
    sortOrder: 3,
    isPublished: true,
  },
  {
    id: 'd837a581-c818-4ca7-922f-d3015522dcb6',
    section: 'ai_transformation',
    title: {
      tr: 'Makineyi masaya davet etmek',
      en: 'Inviting the machine to the table',
      ar: 'دعوة الآلة إلى الطاولة',
    },
    content: {
      tr: `<p>Yapay zekâyla ilk ciddi karşılaşması 2017’de, bir çağrı merkezinin kayıtlarını sınıflandırırken oldu. Program, insanların haftalarca uğraştığı işi bir gecede bitirdi; ama en önemli yüz kaydı da “diğer” başlığına attı. Leyla ertesi sabah o yüz kaydı tek tek dinledi. Müşterilerin neden ayrıldığı oradaydı.</p>
<p>O gün bugündür kurumlara aynı yöntemi öneriyor: Makineye işi verin, “diğer” klasörünü kendinize ayırın. Dönüşüm programlarını yazılımla değil, bir haftanın işlerini kâğıda dökmekle başlatıyor; o işi yapanlarla birlikte bu haftayı üç sütuna ayırıyor: devredilecekler, paylaşılacaklar, hiç verilmeyecekler.</p>
<p>Üçüncü sütun hiçbir kurumda boş kalmadı. Leyla’nın en çok önem verdiği sütun da o.</p>`,
      en: `<p>Her first serious meeting with artificial intelligence came in 2017, while sorting the recordings of a call centre. The program finished in one night what people had struggled with for weeks, but it filed the hundred most important calls under “other”. The next morning Leyla listened to all hundred. The reasons customers were leaving were in there.</p>
<p>She has advised the same method ever since: give the machine the work, and keep the “other” folder for yourself. Her transformation programmes start not with software but with a week’s work written out on paper; together with the people who do it, she sorts that week into three columns: what is handed over, what is shared, and what is never given away.</p>
<p>In no company has the third column ever stayed empty. It is the one she cares about most.</p>`,
      ar: `<p>كان لقاؤها الجادّ الأول بالذكاء الاصطناعي عام 2017، وهي تصنّف تسجيلات مركز اتصال. أنجز البرنامج في ليلة واحدة ما أجهد الناس أسابيع، لكنه وضع أهم مئة مكالمة تحت عنوان «أخرى». في الصباح التالي استمعت ليلى إلى المئة واحدةً واحدة، وكانت أسباب رحيل الزبائن كلها هناك.</p>
<p>ومنذ ذلك اليوم توصي المؤسسات بالطريقة نفسها: أعطوا الآلة العمل، واحتفظوا لأنفسكم بمجلّد «أخرى». لا تبدأ برامج التحوّل عندها بالبرمجيات، بل بأعمال أسبوع كامل تُكتب على الورق، ثم توزّعها مع أصحابها على ثلاثة أعمدة: ما يُسلَّم إلى الآلة، وما يُتقاسَم معها، وما لا يُعطى لها أبدًا.</p>
<p>لم يبقَ العمود الثالث فارغًا في أي مؤسسة، وهو العمود الذي تعتني به ليلى أكثر من غيره.</p>`,
    },
    sortOrder: 4,
    isPublished: true,
  },
  {
    id: '5752c713-d970-461a-aebc-39f6141bc518',
    section: 'current_future',
    title: { tr: 'Bugün ve bundan sonrası', en: 'Now, and what comes next', ar: 'اليوم وما بعده' },
    content: {
      tr: `<p>Bugün zamanını üçe bölüyor. Bir bölümü yönetim kurulları ve pazarlama ekipleriyle geçiyor; aynı anda en çok dört kurumla çalışıyor, beşinciye sıra veriyor. Bir bölümü sahnelere, atölyelere ve üniversiteye ayrılmış. Kalanı yazıya: her sabah altı ile sekiz arası, telefon başka odada.</p>
<p>Altıncı kitabı için üç yıldır bekleme odalarını dolaşıyor: hastaneler, noterler, oto tamircileri, kuaförler. Bekleyen insanın neye baktığını, neyi okuduğunu, ne zaman kalkıp gittiğini yazıyor. Kitabın adını henüz koymadı, acelesi de yok.</p>
<p>Önümüzdeki on yıl için beklentisi yalın: Makineler cevap vermekte ustalaştıkça, kurumların değeri sordukları sorularla ölçülecek. O soruları birlikte bulmak isterseniz kapısı açık.</p>`,
      en: `<p>Today she divides her time into three. One part goes to boards and marketing teams; she works with no more than four companies at a time, and gives the fifth a place in the queue. One part belongs to stages, workshops and the university. The rest is for writing: every morning between six and eight, with the telephone in another room.</p>
<p>For her sixth book she has spent three years in waiting rooms: hospitals, notaries, garages, hairdressers. She notes what people look at while they wait, what they read, and when they get up and leave. The book has no title yet, and she is in no hurry to find one.</p>
<p>What she expects of the next ten years is simple. As machines come to master the answers, companies will be valued for what they ask. If you would like to look for those questions together, her door is open.</p>`,
      ar: `<p>تقسم ليلى وقتها اليوم ثلاثة أقسام. قسم لمجالس الإدارة وفرق التسويق، فهي لا تعمل مع أكثر من أربع مؤسسات في وقت واحد، وتعطي الخامسة دورًا في الانتظار. وقسم للمنصات وورش العمل والجامعة. والباقي للكتابة: كل صباح بين السادسة والثامنة، والهاتف في غرفة أخرى.</p>
<p>من أجل كتابها السادس تتنقّل منذ ثلاثة أعوام بين غرف الانتظار: المستشفيات وكتّاب العدل وورش السيارات وصالونات الحلاقة. تكتب إلامَ ينظر المنتظر، وماذا يقرأ، ومتى ينهض ويمضي. لم تختر للكتاب عنوانًا بعد، ولا تستعجل ذلك.</p>
<p>وما تتوقّعه للأعوام العشرة القادمة بسيط: كلما أتقنت الآلات الإجابة، قيست المؤسسات بأسئلتها. وإن أردتم البحث معها عن تلك الأسئلة فبابها مفتوح.</p>`,
    },
    sortOrder: 5,
    isPublished: true,
  },
];
