import type { DemoArticle } from './types';

export const bosSutun: DemoArticle = {
  id: '6fc1dc72-b39e-4df5-b0b3-6ec5ea6eefca',
  title: {
    tr: 'Dijital Pazarlama raporundaki boş sütun',
    en: 'The empty column in the Digital Marketing report',
    ar: 'العمود الفارغ في تقرير التسويق الرقمي',
  },
  excerpt: {
    tr: 'Kırk bir sayfalık aylık raporda her şey ölçülmüştü. Boş kalan tek sütunun başlığı, raporun bütününden daha çok iş gördü.',
    en: 'In a monthly report of forty-one pages, everything had been measured. The heading of its one empty column did more work than all the rest.',
    ar: 'في تقرير شهري من إحدى وأربعين صفحة كان كل شيء مقيسًا. أما عنوان العمود الوحيد الفارغ فنفع أكثر من التقرير كله.',
  },
  content: {
    tr: `<p>Poyraz Giyim’in pazarlama toplantıları her ayın ilk salısı, saat onda başlardı. Kırk bir sayfalık rapor bir gece önce gönderilir, sabah da ekrana yansıtılırdı. Bütün sayfaları okuyan tek kişi raporu hazırlayan Onur’du; o da okumuyor, kontrol ediyordu.</p>
<p>Üç toplantı boyunca hiçbir şey söylemeden oturdum. Tıklanma, gösterim, sepete ekleme, terk etme, yeniden pazarlama… Her satırın yanında bir yeşil ya da kırmızı ok vardı. Yeşillerde masadakiler gülümsüyor, kırmızılarda birisi boğazını temizliyordu. Dördüncü toplantıda yirmi yedinci sayfadaki bir tablonun en sağında, başlığı olan ama içi bomboş bir sütun gördüm. Başlık tek kelimeydi: <strong>Neden</strong>.</p>
<p>“Bu ne?” diye sordum. Onur kızardı. Tabloyu altı yıl önce kuran ve çoktan ayrılmış bir çalışandan kalmış. Silmeye çalışmışlar, formüller kaymış, öylece bırakmışlar.</p>
<h2>Bir ay boyunca tek bir kural</h2>
<p>Genel müdürden bir ay istedim. Tek bir kural koyduk: Sütunu dolu olmayan satır toplantıda konuşulmayacak. Doldurmanın da üç koşulu vardı.</p>
<ul>
<li>Neden, bir insanın yaptığı bir şey olacak. “Algoritma değişti” bir neden değil, bir hava durumudur.</li>
<li>Nedeni yazan, onu kimden duyduğunu da yazacak: bir müşteri, bir mağaza çalışanı, bir kurye.</li>
<li>Bilmiyorsa “bilmiyoruz” yazacak. Bu kelime yasak değil, hatta ilk ay için beklenen cevap.</li>
</ul>
<p>İlk ayın raporu kırk bir sayfadan altıya indi. Satırların çoğu ayıklandığı için değil, kimse onların nedenini aramaya değer bulmadığı için. Demek ki yıllardır, nedenini merak etmediğimiz sayılara bakıp gülümsüyor ya da boğazımızı temizliyorduk. Kalan altmış satırın kırk dördünde “bilmiyoruz” yazıyordu.</p>
<p>Geriye kalan on altı satırdan birini anlatayım. Lacivert bir hırka, her ayın ikinci çarşambası öğleden sonra, durup dururken üç yüz adet satılıyordu. Rapor bu sıçramayı iki yıldır “e-posta etkisi” diye kaydetmişti, çünkü bülten de çarşambaları çıkıyordu. Oysa bülten her çarşamba gidiyor, hırka yalnız ikinci çarşambada satılıyordu. Onur bu kez siparişleri açıp telefonla dört müşteriyi aradı. Dördü de öğretmendi. Aynı illerde değillerdi, birbirlerini tanımıyorlardı; ama her biri, ayın ikinci çarşambası toplanan öğretmenler kurulunda bir meslektaşının üzerinde görmüştü hırkayı; nereden aldığını sormuş, adres mesajla gelmişti. Hırkanın iki büyük cebi vardı. Cebe tahta kalemi giriyordu.</p>
<p>Ürün sayfamızda kumaşın karışımı, yıkama derecesi, mankenin boyu yazılıydı. Cep yoktu.</p>
<p>On altı satırın hepsi hırka kadar sevimli çıkmadı. Erkek pantolonlarında iadelerin cuma günleri artmasını, bir mağaza çalışanı kargonun evde perşembe akşamı, eşin yanında açılmasına bağladı. Doğrulayamadık; sütuna “bir kişiden duyduk” diye yazıp bıraktık. Yarım bir nedeni, yarım olduğunu belirterek yazmayı da o ay öğrendik.</p>
<h2>Ölçü ile neden arasındaki yol</h2>
<p>Burada kolay bir ders çıkarıp sayıları küçümsemek mümkün; öyle bir niyetim yok. Hırkanın ikinci çarşambada satıldığını bize sayı söyledi. Sayı olmasa Onur kimi arayacağını bilemezdi. Ama sayı bizi kapıya kadar getirir, zili çalmaz. Raporlarımızın çoğu, kapıya kadar yürünmüş yolun çok ayrıntılı bir haritasından ibaret.</p>
<p>Telefon başında geçen o öğleden sonranın maliyetini de hesapladık: üç saat, bir fincan soğumuş kahve. Karşılığında ürün sayfasına eklenen fotoğraf, bir öğretmenin cebinden çıkan üç renk tahta kalemiydi. Reklam bütçesine dokunmadık. Hırka o yıl, önceki iki yılın toplamı kadar satıldı. Bunu tek bir fotoğrafa bağlamak istemem; iyi bir kış geçirdik ve rakip bir marka stokunu yanlış planladı. Sütunun ikinci ayında bunları da yazdık, çünkü “neden” çoğu zaman çoğuldur.</p>
<p>Uygulama altı ayda başka bir şeyi de değiştirdi. Raporu hazırlamak, ekibin en kıdemsiz üyesine verilen angaryaydı. Sütun dolmaya başlayınca hazırlayan kişi, müşteriyle en çok konuşan kişi oldu. Toplantıda söz sırası değişti. Onur bugün o ekibin başında ve ilk işi, işe yeni başlayan herkesi bir hafta çağrı merkezine oturtmak. Kimse şikâyet etmedi; ikisi geri dönmek istemedi.</p>
<p>Bir de zarar hanesi var. “Bilmiyoruz” kelimesi masada ilk kez söylendiğinde satış direktörü bunu yetersizlik saydı ve iki toplantı gelmedi. Bir ajans, raporlarındaki oklara neden istenince sözleşmesini yenilemedi. Nedeni sorulan insan kendini sorguda hissedebiliyor; soruyu “Kim söyledi?” yerine “Kimden duyduk?” diye kurmak zaman aldı. Bu iki soru birbirine benzer, ama biri suçlu arar, öbürü tanık.</p>
<p>Raporunuzu açın demeyeceğim; herkesin raporu kendine göre. Yalnızca bir sonraki toplantıda, ekranda yeşil bir ok belirdiğinde, gülümsemeden önce masadakilere o oku kimin çizdiğini sorun. Yazılımın adını söylerlerse sütununuz boş demektir. Poyraz’da o başlığı silmeye çalışırken formüller kaymıştı. Düşünüyorum da, belki tablo bize bir şey söylemeye çalışıyordu.</p>`,
    en: `<p>The marketing meetings at Poyraz Clothing began at ten on the first Tuesday of the month. The report, forty-one pages of it, went out the night before and was projected on the wall in the morning. Only one person ever read every page, and that was Onur, who compiled it. Even he was not reading. He was checking.</p>
<p>I sat through three of those meetings and said nothing. Clicks, impressions, baskets filled, baskets abandoned, people followed around the internet by a coat. Beside each line there was a green arrow or a red one. At the green ones the table smiled; at the red ones somebody cleared his throat. In the fourth meeting, at the far right of a table on page twenty-seven, I noticed a column that had a heading and nothing under it. The heading was a single word: <strong>Why</strong>.</p>
<p>“What is this?” I asked. Onur blushed. It was left over from the person who had built the spreadsheet six years before and was long gone. They had tried to delete it, the formulas had slipped, and they had let it be.</p>
<h2>One rule, for one month</h2>
<p>I asked the managing director for a month and a single rule: no line would be discussed unless its column had been filled in. There were three conditions.</p>
<ul>
<li>A reason is something a person did. “The algorithm changed” is not a reason, it is a weather report.</li>
<li>Whoever writes a reason writes down who told them: a customer, a shop assistant, a courier.</li>
<li>If they do not know, they write “we don’t know”. The words are not forbidden. In the first month they are the expected answer.</li>
</ul>
<p>The next report had six pages instead of forty-one. Nobody had cut it. There simply were not enough people who thought the other lines worth a reason, which means that for years we had been smiling and clearing our throats at numbers about which none of us was curious. Sixty lines remained, and forty-four of them said “we don’t know”.</p>
<p>Let me tell you about one of the other sixteen. Three hundred navy cardigans sold, out of nowhere, on the afternoon of the second Wednesday of every month. For two years the report had booked this as “email effect”, because the newsletter went out on Wednesdays. But the newsletter went out every Wednesday, and the cardigan sold only on the second. This time Onur opened the orders and telephoned four of the customers. All four were teachers. They lived in different provinces and did not know one another, but each had seen the cardigan on a colleague at the monthly staff meeting, asked where it came from, and been sent the address by message. It had two large pockets. A set of whiteboard markers fitted into them.</p>
<p>Our product page gave the blend of the yarn, the washing temperature and the height of the model. It did not mention the pockets.</p>
<p>Not all sixteen were as charming as the cardigan. Men’s trousers came back mostly on Fridays, and a shop assistant put this down to parcels being opened on Thursday evenings in front of a wife. We could not confirm it. We wrote “heard from one person” in the column and left it there. That, too, was something we learned that month: to write down half a reason and say that it is half.</p>
<h2>The road from a measure to a reason</h2>
<p>It would be easy at this point to say something disdainful about numbers, and I have no wish to. It was a number that told us about the second Wednesday. Without it, Onur would not have known whom to ring. But a number walks you as far as the door. It does not press the bell. Most of our reports are highly detailed maps of the way to the door.</p>
<p>We worked out what that afternoon on the telephone had cost: three hours, and one cup of coffee gone cold. What came of it was a photograph on the product page, three colours of marker sticking out of a teacher’s pocket. We did not touch the advertising budget. That year the cardigan sold as many as in the two years before put together. I would not credit it all to one photograph; the winter was good to us, and a competitor had planned its stock badly. In the second month we wrote those down as well, since why is so often a plural.</p>
<p>Within half a year the column had changed something else. Compiling the report used to be drudgery for the most junior person in the room. Once the column began to fill, the one who compiled it was the one who talked most with customers, and the order in which people spoke at the meeting turned round. Onur leads that team today. The first thing he does with anyone new is to sit them in the call centre for a week. No one has complained, and two of them did not want to come back.</p>
<p>There are losses to enter too. The first time somebody said “we don’t know” out loud, the sales director took it for incompetence and stayed away from two meetings. An agency that was asked for the reasons behind its arrows did not renew its contract. People who are asked why can feel that they are being questioned by the police, and it took us a while to learn to say “Who did we hear it from?” instead of “Who said so?” The two sound alike, but one is looking for a culprit and the other for a witness.</p>
<p>I am not going to tell you to go and open your own report; every house has the report it deserves. Only, the next time a green arrow lights up on the wall, and before you smile, ask the table who drew it. If they answer with the name of a piece of software, your column is empty. When they tried to delete that heading at Poyraz, all the formulas slipped. I sometimes wonder whether the spreadsheet was trying to tell us something.</p>`,
    ar: `<p>كانت اجتماعات التسويق في «بويراز للأزياء» تبدأ في العاشرة من أول ثلاثاء في الشهر. يُرسَل التقرير في الليلة السابقة، وهو إحدى وأربعون صفحة، ثم يُعرَض على الجدار صباحًا. لم يكن يقرأ صفحاته كلها إلا أونور الذي يُعدّه، وحتى هو لم يكن يقرأ، بل يدقّق.</p>
<p>حضرت ثلاثة من تلك الاجتماعات ولم أقل شيئًا. نقرات، ومرات ظهور، وسلال امتلأت، وسلال تُركت… وإلى جانب كل سطر سهم أخضر أو أحمر. عند الأخضر تبتسم الطاولة، وعند الأحمر يتنحنح أحدهم. وفي الاجتماع الرابع لمحت في طرف جدول في الصفحة السابعة والعشرين عمودًا له عنوان وليس تحته شيء. كان العنوان كلمة واحدة: <strong>لماذا</strong>.</p>
<p>سألت: «ما هذا؟» فاحمرّ وجه أونور. إنه من بقايا موظف بنى الجدول قبل ست سنوات ورحل منذ زمن. حاولوا حذف العمود فاختلّت المعادلات، فتركوه على حاله.</p>
<h2>قاعدة واحدة لشهر واحد</h2>
<p>طلبت من المدير العام شهرًا وقاعدة واحدة: لا نناقش سطرًا لم يُملأ عموده. ووضعنا لملئه ثلاثة شروط.</p>
<ul>
<li>السبب شيء فعله إنسان. «تغيّرت الخوارزمية» ليس سببًا، بل نشرة جوية.</li>
<li>من يكتب سببًا يكتب معه ممّن سمعه: من زبون أو عامل متجر أو ساعي توصيل.</li>
<li>ومن لا يعرف يكتب «لا نعرف». ليست العبارة ممنوعة، بل هي الجواب المنتظر في الشهر الأول.</li>
</ul>
<p>جاء التقرير التالي في ست صفحات. لم يختصره أحد، وإنما لم يجد أحد في بقية السطور ما يستحق البحث عن سببه. ومعنى ذلك أننا كنّا منذ سنوات نبتسم ونتنحنح أمام أرقام لا يدفعنا إليها أي فضول. بقي ستون سطرًا، كُتب في أربعة وأربعين منها «لا نعرف».</p>
<p>سأحدّثكم عن واحد من الستة عشر الباقية. سترة صوفية كحلية كانت تُباع منها ثلاثمئة قطعة، من غير مناسبة، بعد ظهر الأربعاء الثاني من كل شهر. وكان التقرير يسجّل هذه القفزة منذ عامين تحت «أثر البريد الإلكتروني»، لأن النشرة تصدر يوم الأربعاء. غير أن النشرة تصدر كل أربعاء، والسترة لا تُباع إلا في الثاني. في هذه المرة فتح أونور الطلبات واتصل بأربع زبونات، فإذا هنّ جميعًا معلّمات. يسكنّ مدنًا مختلفة ولا تعرف إحداهنّ الأخرى، لكن كلًّا منهنّ رأت السترة على زميلة لها في اجتماع المدرسة الشهري، فسألت عنها، ووصلها العنوان في رسالة. كان للسترة جيبان كبيران يتسعان لأقلام السبورة.</p>
<p>وكانت صفحة المنتج عندنا تذكر نسيج القماش ودرجة حرارة الغسل وطول العارضة. أما الجيبان فلم يُذكرا.</p>
<p>ولم تكن السطور الستة عشر كلها في لطف تلك السترة. كانت السراويل الرجالية تُعاد في أيام الجمعة خاصة، فعزا عامل في أحد المتاجر ذلك إلى أن الطرد يُفتح مساء الخميس أمام الزوجة. لم نستطع التحقق من الأمر، فكتبنا في العمود «سمعناه من شخص واحد» وتركناه. وكان ذلك أيضًا مما تعلّمناه في ذلك الشهر: أن نكتب نصف السبب ونقول إنه نصف.</p>
<h2>الطريق من القياس إلى السبب</h2>
<p>من السهل هنا أن أستخفّ بالأرقام، ولا أريد ذلك. فالرقم هو الذي أخبرنا بالأربعاء الثاني، ولولاه ما عرف أونور بمن يتصل. لكن الرقم يمشي بكم حتى الباب ولا يقرع الجرس. ومعظم تقاريرنا خرائط مفصّلة جدًّا للطريق إلى الباب.</p>
<p>حسبنا كلفة ذلك العصر الذي مضى على الهاتف: ثلاث ساعات، وفنجان قهوة برد. وكان المقابل صورة أُضيفت إلى صفحة المنتج: أقلام سبورة بثلاثة ألوان تطلّ من جيب معلّمة. لم نمسّ ميزانية الإعلان، وبيع من السترة في ذلك العام مثل ما بيع في العامين السابقين مجتمعين. ولا أحبّ أن أنسب ذلك كله إلى صورة واحدة، فقد كان الشتاء كريمًا معنا، وأخطأ منافس في تخطيط مخزونه. كتبنا هذين السببين أيضًا في الشهر الثاني، فـ«لماذا» قلّما يكون لها جواب واحد.</p>
<p>وفي ستة أشهر غيّر العمود شيئًا آخر. كان إعداد التقرير سخرة تُلقى على أحدث أعضاء الفريق، فلما أخذ العمود يمتلئ صار من يُعدّه أكثرهم حديثًا مع الزبائن، فتبدّل ترتيب الكلام في الاجتماع. أونور اليوم رئيس ذلك الفريق، وأول ما يفعله مع كل موظف جديد أن يُجلسه أسبوعًا في مركز الاتصال. لم يشتكِ أحد، واثنان منهم لم يرغبا في العودة.</p>
<p>وثمة خانة للخسائر. حين قيلت «لا نعرف» بصوت مسموع أول مرة عدّها مدير المبيعات عجزًا وغاب عن اجتماعين. وإحدى الوكالات لم تجدّد عقدها لمّا سُئلت عن أسباب أسهمها. فمن يُسأل «لماذا» قد يشعر أنه في تحقيق، واحتجنا إلى وقت لنتعلّم أن نقول «ممّن سمعنا هذا؟» بدلًا من «من قال هذا؟». السؤالان متشابهان، لكن أحدهما يبحث عن متّهم والآخر عن شاهد.</p>
<p>لن أقول لكم افتحوا تقريركم، فلكل بيت تقريره. لكن حين يظهر على الجدار في الاجتماع القادم سهم أخضر، فاسألوا من حولكم قبل أن تبتسموا: من رسم هذا السهم؟ فإن أجابوا باسم برنامج فعمودكم فارغ. حين حاولوا في «بويراز» حذف ذلك العنوان اختلّت المعادلات كلها، وأفكّر أحيانًا: لعلّ الجدول كان يحاول أن يقول لنا شيئًا.</p>`,
  },
  image: '/img/articles/makale-5.webp',
  imageAlt: {
    tr: 'Mavi zemin üzerinde çizgili yedi sütun; beşincisinin yeri boş',
    en: 'Seven ruled columns on blue; the place of the fifth is empty',
    ar: 'سبعة أعمدة مخطّطة على أرضية زرقاء، ومكان الخامس منها فارغ',
  },
  category: 'Teknoloji',
  date: '2026-10-06',
  readTime: 4,
  isPublished: true,
};
