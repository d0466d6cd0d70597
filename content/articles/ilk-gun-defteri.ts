import type { DemoArticle } from './types';

export const ilkGunDefteri: DemoArticle = {
  id: '1064ddbe-69bb-4f8a-911b-45c50b75d2af',
  title: {
    tr: 'Dijital Pazarlama ekibine ilk gün verilecek defter',
    en: 'A notebook for a Digital Marketing team’s first day',
    ar: 'دفتر اليوم الأول لفريق التسويق الرقمي',
  },
  excerpt: {
    tr: 'Yeni kurulan bir ekibin başına geçen eski bir öğrencime mektup: bilgisayarları açmadan önce dağıtılacak bir defter ve ilk sayfasına yazılacaklar üzerine.',
    en: 'A letter to a former student who is about to lead a new team, about a notebook to hand out before anyone turns on a computer, and what belongs on its first page.',
    ar: 'رسالة إلى طالبة سابقة ستقود فريقًا جديدًا، عن دفتر يُوزَّع قبل تشغيل الحواسيب، وعمّا يُكتب في صفحته الأولى.',
  },
  content: {
    tr: `<p>Sevgili Defne,</p>
<p>Mektubunu aldım; dört kişilik bir ekibin başına geçtiğini, ilk günün pazartesi olduğunu ve ne yapacağını bilmediğini yazıyorsun. Bunu bana yazabildiğine göre doğru kişiyi seçmişler. Ne yapacağını bilenler genellikle önceki şirkette yaptıklarını yapıyor.</p>
<p>İzin verirsen bir öneride bulunacağım. Pazartesi sabahı kimseye kullanıcı adı, parola, panel gösterme. Herkese birer defter ver. Çizgili, ince, cebe sığan cinsten. Pahalı olmasın; pahalı deftere kimse yanlış bir şey yazmak istemez.</p>
<p>Sonra bilgisayarlar kapalıyken şunları yapın.</p>
<ol>
<li><strong>Bir şey satın alın.</strong> Sizin şirketin bir ürününü, herkes kendi telefonundan, kendi kartıyla, ekip indirimi olmadan. Defterin ilk sayfasına duraksadığınız her anı yazın. “Kargo ücreti burada çıktı.” “Beden tablosunu açtım, geri dönemedim.” Kimse kimseye yardım etmesin.</li>
<li><strong>Birinden dinleyin.</strong> Öğleden sonra her biriniz, o ürünü daha önce almış bir kişiyi bulun: bir akraba, bir komşu, danışmadaki görevli. Tek soru sorun: “Bunu aldığınız günü anlatır mısınız?” Ürünü sorarsan sana broşür okurlar, günü sorarsan hayatlarını anlatırlar.</li>
<li><strong>Bir sayıyı tahmin edin.</strong> Akşam çıkmadan önce herkes deftere bir tahmin yazsın: Sitenize giren yüz kişiden kaçı bir şey alıyor? Yanına, neden öyle düşündüğünüzü de yazın. Cevaba ancak salı günü bakacaksınız.</li>
</ol>
<p>Geçen yıl bunu Tuzla’da boya üreten bir firmada yaptık, adına Üç Fırça diyelim. Beş kişilik ekibin tahminleri sekiz ile kırk arasında değişiyordu. Gerçek sayı bir virgül dokuzdu. O salı sabahı odadaki sessizliği hatırlıyorum. Kırk diyen genç arkadaş, bütün gününü pazaryerlerinin “en çok satanlar” sayfasında geçirmişti; gördüğü dünya alışveriş yapan insanlardan oluşuyordu. Sayıyı ona birisi söyleseydi başını sallayıp unutacaktı. Kendi el yazısıyla yazdığı kırkın yanına bir virgül dokuz yazınca unutmadı.</p>
<p>Aynı firmada ilk maddeden çıkan bir ayrıntı da şu: Beş kişiden üçü, renk seçme ekranında duraksadığını yazmıştı. Yüz seksen beyaz vardı. Firma bununla övünüyordu. Müşteri ise sabah ışığında yüz seksen beyaza bakıp çayını soğutuyor, sonra bir boyacıyı arayıp “sen ne dersen o olsun” diyordu. Boyacı da kendi bildiği markayı söylüyordu. Bunu hiçbir panel göstermez; panelde yalnızca o sayfada uzun süre kalan, ilgili görünen insanlar vardır.</p>
<h2>Salıdan sonra</h2>
<p>Elbette bilgisayarları açacaksınız. Hesaplara gireceksiniz, izleme kodlarını denetleyeceksiniz, birilerinin üç yıl önce kurup unuttuğu bir kampanyanın hâlâ para harcadığını göreceksiniz; her yerde bir tane bulunur. Bu işlerin ustalığını küçümsediğimi sanma. Ama araçların bir huyu var: Size hangi soruya cevap verebiliyorlarsa onu sordururlar. İlk gün elinde yalnız defter olan insan, soruyu kendi kurmak zorundadır.</p>
<p>Bir de yasak koy, tek bir yasak. İlk ay kimse “hedef kitle” demesin. Onun yerine bir insan adı söylesinler: defterdeki komşunun, akrabanın, danışmadaki görevlinin adını. “Hedef kitlemiz otuz beş kırk beş yaş kadın” cümlesi odadaki herkesi rahatlatır, çünkü öyle biri yoktur ve kimseye hesap sormaz. “Gülten bunu anlamaz” cümlesi ise işi o gün durdurur. Üç Fırça’da danışmadaki görevlinin adı Gülten’di; yüz seksen beyazı on iki beyaza indiren de odur.</p>
<p>Ekibinden biri bunları çocukça bulacak. Büyük ihtimalle en deneyimlisi. Onu zorlama, ama defterini de geri alma.</p>
<p>Sen de bir defter al. İlk sayfasına yıl sonunda ölçülecek hedefleri değil, bugün bilmediğin üç şeyi yaz. Hedefleri yılın sonunda sana nasılsa soracaklar.</p>
<p>Pazartesi akşamı, yorgun değilsen, o sayfanın bir fotoğrafını yolla.</p>
<p>Sevgiyle,</p>
<p>Leyla</p>`,
    en: `<p>Dear Defne,</p>
<p>Your letter has arrived. You write that you are taking over a team of four, that Monday is the first day, and that you do not know what to do. If you can admit that to me, they have chosen the right person. Those who do know what to do generally do whatever they did at their last company.</p>
<p>Let me make a suggestion. On Monday morning, show nobody a user name, a password or a dashboard. Give everyone a notebook: ruled, thin, small enough for a pocket. Let it be cheap. In an expensive notebook nobody likes to write down anything wrong.</p>
<p>Then, with the computers off, do the following.</p>
<ol>
<li><strong>Buy something.</strong> One of your own company’s products, each of you on your own telephone, with your own card and without the staff discount. On the first page write down every moment at which you hesitated. “This is where the delivery charge appeared.” “I opened the size chart and couldn’t get back.” No helping one another.</li>
<li><strong>Listen to someone.</strong> In the afternoon each of you finds a person who has bought that product before: a relative, a neighbour, whoever sits at your reception desk. Ask one question only: “Would you tell me about the day you bought it?” If you ask about the product, they recite the brochure. If you ask about the day, they tell you about their life.</li>
<li><strong>Guess a number.</strong> Before leaving, everyone writes down a guess: of a hundred people who come to your site, how many buy something? Add the reason you think so. You look up the answer on Tuesday and not before.</li>
</ol>
<p>Last year we did this at a paint manufacturer in Tuzla; let us call it Three Brushes. Among the team of five the guesses ran from eight to forty. The true figure was 1.9. I remember the silence in the room that Tuesday morning. The young man who had said forty spent his working days on the bestseller pages of the marketplaces, and the world that he saw consisted of people buying things. Had somebody told him the number, he would have nodded and forgotten it. He had to write 1.9 next to a forty in his own hand, and he has not forgotten.</p>
<p>The first exercise brought something else to light there. Three of the five had noted that they hesitated at the screen where you choose a colour. There were a hundred and eighty whites. The company was proud of that. The customer, meanwhile, sat in the morning light before a hundred and eighty whites while the tea went cold, then rang a decorator and said: “Whatever you think best.” And the decorator named the brand he knew. No dashboard will show you this. All that a dashboard shows is people who stay on the page for a long time and seem interested.</p>
<h2>After Tuesday</h2>
<p>Of course you will switch the computers on. You will open the accounts, check the tracking codes, and discover a campaign that somebody set up three years ago and forgot, still spending money; there is one everywhere. Do not think that I look down on the craft of it. But tools have a way of making you ask the question that they are able to answer. A person who has only a notebook on the first day must put the question together herself.</p>
<p>And forbid something, one thing only. For the first month nobody is to say “target audience”. Let them say a name instead: the neighbour’s, the relative’s, the name of the person at reception. “Our target audience is women between thirty-five and forty-five” puts everyone in the room at ease, since no such person exists and she will never call anyone to account. “Gülten won’t understand this” stops the work the same day. At Three Brushes the person at reception was called Gülten, and it was she who brought the hundred and eighty whites down to twelve.</p>
<p>Somebody on your team will find all this childish, very probably the one with the most experience. Do not press the point, but do not take the notebook back either.</p>
<p>Take one yourself. On its first page, leave out the targets that will be measured at the end of the year and write down three things you do not know today. About the targets you will be asked in any case.</p>
<p>On Monday evening, if you are not too tired, send me a photograph of that page.</p>
<p>With love,</p>
<p>Leyla</p>`,
    ar: `<p>عزيزتي دفنة،</p>
<p>وصلتني رسالتك. تكتبين أنك ستقودين فريقًا من أربعة، وأن يومه الأول هو الاثنين، وأنك لا تعرفين ماذا ستفعلين. ما دمت قادرة على أن تكتبي لي ذلك فقد أحسنوا الاختيار. أما من يعرفون ماذا سيفعلون فيفعلون في الغالب ما فعلوه في الشركة السابقة.</p>
<p>اسمحي لي باقتراح. لا تُري أحدًا صباح الاثنين اسم مستخدم ولا كلمة مرور ولا لوحة بيانات. أعطي كل واحد دفترًا: مسطّرًا، رقيقًا، يتسع له الجيب. وليكن رخيصًا، فلا أحد يحب أن يكتب شيئًا خاطئًا في دفتر غالٍ.</p>
<p>ثم افعلوا ما يأتي والحواسيب مطفأة.</p>
<ol>
<li><strong>اشتروا شيئًا.</strong> أحد منتجات شركتكم، كل واحد من هاتفه وببطاقته ومن غير خصم الموظفين. واكتبوا في الصفحة الأولى كل لحظة تردّدتم فيها: «هنا ظهرت أجرة التوصيل». «فتحت جدول المقاسات ولم أستطع الرجوع». ولا يساعد أحد أحدًا.</li>
<li><strong>استمعوا إلى أحدهم.</strong> وبعد الظهر يبحث كل منكم عن شخص سبق له أن اشترى ذلك المنتج: قريب، أو جارة، أو موظفة الاستقبال. اسألوا سؤالًا واحدًا: «هلّا حدّثتني عن اليوم الذي اشتريته فيه؟» إن سألتِ عن المنتج قرؤوا عليك النشرة، وإن سألتِ عن اليوم حكوا لك حياتهم.</li>
<li><strong>خمّنوا رقمًا.</strong> وقبل الانصراف يكتب كل واحد تخمينه: من بين مئة شخص يدخلون موقعكم، كم واحدًا يشتري؟ واكتبوا إلى جانبه سبب هذا الظن. ولن تنظروا في الجواب قبل الثلاثاء.</li>
</ol>
<p>فعلنا ذلك في العام الماضي في شركة دهانات في توزلا، ولنسمِّها «الفُرَش الثلاث». تراوحت تخمينات فريق من خمسة بين ثمانية وأربعين، وكان الرقم الحقيقي واحدًا وتسعة أعشار. أذكر الصمت الذي ساد الغرفة صباح ذلك الثلاثاء. كان الشاب الذي قال أربعين يقضي نهاره كله في صفحات «الأكثر مبيعًا» في المتاجر الكبرى، فالعالم الذي يراه كله مشترون. لو أخبره أحد بالرقم لهزّ رأسه ونسيه. لكنه كتب الرقم الحقيقي بخط يده إلى جانب الأربعين، فلم ينسه.</p>
<p>وكشف البند الأول في الشركة نفسها أمرًا آخر. كتب ثلاثة من الخمسة أنهم تردّدوا عند شاشة اختيار اللون. كان فيها مئة وثمانون درجة من الأبيض، والشركة تفخر بذلك. أما الزبون فكان يجلس في ضوء الصباح أمام مئة وثمانين أبيض حتى يبرد شايه، ثم يتصل بدهّان ويقول له: «كما ترى أنت». فيسمّي الدهّان العلامة التي يعرفها هو. لا تُظهر أي لوحة بيانات شيئًا من هذا؛ كل ما فيها أناس يمكثون في الصفحة طويلًا ويبدون مهتمّين.</p>
<h2>بعد الثلاثاء</h2>
<p>ستشغّلون الحواسيب بالطبع. ستدخلون الحسابات، وتراجعون رموز التتبّع، وتكتشفون حملة أنشأها أحدهم قبل ثلاث سنوات ونسيها وما زالت تنفق المال؛ في كل مكان واحدة منها. ولا تظنّي أنني أستهين بإتقان هذا العمل. لكن للأدوات طبعًا: إنها تجعلنا نسأل السؤال الذي تقدر على جوابه. ومن ليس في يده في اليوم الأول إلا دفتر، فعليه أن يصوغ السؤال بنفسه.</p>
<p>وضعي ممنوعًا واحدًا لا غير. في الشهر الأول لا يقولنّ أحد «الجمهور المستهدف»، وليقولوا مكانه اسم إنسان: اسم الجارة أو القريب أو موظفة الاستقبال. فجملة «جمهورنا نساء بين الخامسة والثلاثين والخامسة والأربعين» تريح كل من في الغرفة، إذ لا وجود لهذه المرأة ولن تحاسب أحدًا. أما جملة «غولتن لن تفهم هذا» فتوقف العمل في يومه. كانت موظفة الاستقبال في «الفُرَش الثلاث» اسمها غولتن، وهي التي أنزلت المئة والثمانين إلى اثني عشر.</p>
<p>سيرى أحد أعضاء الفريق أن هذا كله عبث أطفال، والأغلب أنه أكثرهم خبرة. لا تضغطي عليه، لكن لا تستعيدي منه الدفتر.</p>
<p>وخذي أنت أيضًا دفترًا. دعي أهداف آخر العام، واكتبي في الصفحة الأولى ثلاثة أشياء لا تعرفينها اليوم. فالأهداف ستُسألين عنها على كل حال.</p>
<p>ومساء الاثنين، إن لم تكوني متعبة، أرسلي إليّ صورة تلك الصفحة.</p>
<p>مع محبتي،</p>
<p>ليلى</p>`,
  },
  image: '/img/articles/makale-6.webp',
  imageAlt: {
    tr: 'Sarı ayraçlı, açık bir defterin çizgi gravürü',
    en: 'Line engraving of an open notebook with a yellow marker',
    ar: 'حفر بالخطوط لدفتر مفتوح فيه شريط أصفر',
  },
  category: 'Teknoloji',
  date: '2025-12-09',
  readTime: 3,
  isPublished: true,
};
