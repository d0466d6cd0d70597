import type { DemoArticle } from './types';

export const hayirDemeninZamani: DemoArticle = {
  id: '145f203a-c2f2-4794-867d-bf40ace963d0',
  title: {
    tr: 'Yapay zekâya hayır demenin üç zamanı',
    en: 'Three times to say no to artificial intelligence',
    ar: 'ثلاثة أوقات لقول «لا» للذكاء الاصطناعي',
  },
  excerpt: {
    tr: 'Yönetim kurulları bana artık “yapay zekâyı nerede kullanalım?” diye soruyor. Daha güç ve daha kazançlı soru öbürü: Nerede durmalıyız?',
    en: 'Boards now ask me where they should use artificial intelligence. The harder question, and the more profitable one, is where they should stop.',
    ar: 'تسألني مجالس الإدارة اليوم: أين نستخدم الذكاء الاصطناعي؟ والسؤال الأصعب والأربح هو الآخر: أين ينبغي أن نتوقف؟',
  },
  content: {
    tr: `<p>Yılın ilk altı ayında yirmi iki yönetim kurulu toplantısına girdim. Yirmi birinde soru aynıydı: Yapay zekâyı nerede kullanalım? Yirmi ikincisi, Eskişehir’de üçüncü kuşağın yönettiği bir un fabrikasındaydı. Genel müdür Bedia Sarı bana on dört maddelik bir liste uzattı. “Satıcılara göre hepsi bize uyar,” dedi. “Ben sizden hayır diyeceğim üçünü bulmanızı istiyorum.”</p>
<h2>Kimse aynı işi elle yapamaz olduğunda</h2>
<p>Buğday alımı sabah dörtte başlar. Kamyon yanaşır, numune alınır, bir eksper tanelere bakar, ısırır, bir rakam söyler. Listenin ilk maddesi bu işi görüntü tanımaya devretmekti ve denemede makine iki eksperden daha tutarlı çıkmıştı. Tek bir şey sordum: Makine durursa o sabah kim bakacak? Eksperlerden biri altmış üç yaşındaydı, öbürü elli dokuz. Çırakları yoktu. Makine kurulursa olmayacaktı da.</p>
<p>Makineye değil, zamanına hayır dedik. Önce iki çırak alındı. Bir yıl boyunca usta rakamını söyledi, makine rakamını söyledi, çırak aradaki farkı açıklamaya çalıştı. On dört ay sonra fabrika görüntü tanımaya geçti. Bugün o kapıda, makine sussa da buğdaya bakıp fiyat verebilecek iki genç insan duruyor. Bir beceriyi devretmekle unutmak arasındaki farkı, yanındaki çırak belirliyor.</p>
<h2>Hatanın sahibi belli olmadığında</h2>
<p>Sekizinci madde, dört yüz bayinin vadeli alım sınırını yapay zekânın belirlemesiydi. Toplantıdakilere, altmış yıllık bir bayinin sınırı yanlışlıkla sıfıra inerse sabah onu kimin arayacağını sordum. Satış müdürü mali işlere baktı. Mali işler bilgi işleme baktı. Bilgi işlem, satıcı firmanın temsilcisine baktı. Temsilci sözleşmenin on yedinci maddesini okudu.</p>
<p>Kimse “ben” demedi. Bunu bir ölçü olarak öneriyorum: Karar yanlış çıktığında özür dileyecek kişinin adı yazılamıyorsa o kararı makineye vermeyin. Sekizinci madde bir ay sonra değişmiş olarak geri geldi. Makine puanı öneriyor, altına satış müdürü Cihan Bey adını yazıyordu. İlk hafta dört yüz puanın elli üçünü değiştirdi. Adını yazmasaydı kaçını değiştirirdi diye sordum. “Sıfır,” dedi.</p>
<h2>Karşıdaki insan yalnızca sizi istediğinde</h2>
<p>En çok tartıştığımız madde en masum görüneniydi. Fabrikaya yılda iki yüz kadar mektup geliyormuş; evet, pullu mektup. Ekmeğinin neden kabarmadığını soranlar, babasının o fabrikada çalıştığını anlatanlar, torununun yaş pastasının fotoğrafını yollayanlar. Yıllardır Bedia’nın halası cevap yazıyordu ve doksan yaşına gelmişti. Öneri, cevapları yapay zekânın yazmasıydı. Örnekleri okudum: sıcak, bilgili, imlası kusursuz.</p>
<p>Sonra halanınkilerden birini okudum. “Kızım, fırının kapağını erken açıyorsun. Baban Rıza’yı hatırlarım, iki şeker atardı çaya.” Makinenin cevabında fırın sıcaklığı için üç ayrı tavsiye vardı. Rıza yoktu, olamazdı da.</p>
<blockquote><p>Mektuba verilen cevabın değeri, onu yazmanın birinin zamanını almış olmasındadır.</p></blockquote>
<p>Hayır dedik. Mektupları bugün fabrikanın on iki çalışanı sırayla cevaplıyor; ayda bir öğleden sonra, mesai sayılarak. Verimsiz bir iş ve öyle kalsın isterim.</p>
<h2>Öbür on bir</h2>
<p>Kalan on bir maddeye evet dedik. Bunu özellikle yazıyorum, çünkü içinde “hayır” geçen her yazının ardından yazarını teknolojiye karşı sananlar çıkıyor. Stok tahmini, vardiya çizelgesi, ihracat evrakının taslağı, laboratuvar kayıtlarının taranması; hepsi kuruldu, çoğu iyi çalışıyor, biri çöpe gitti. İşçiler ilk kez bir teknoloji toplantısından, neyin <strong>değişmeyeceğini</strong> de öğrenerek çıktılar; değişecek olana bu yüzden daha az direndiler.</p>
<p>Liste şimdi fabrikanın girişinde asılı. Arka yüzü görünüyor, üç hayırın yazılı olduğu yüz. Kapıdan giren her satıcı önce onu okuyor.</p>`,
    en: `<p>I sat in on twenty-two board meetings in the first half of the year. At twenty-one of them the question was the same: where should we use artificial intelligence? The twenty-second was at a flour mill in Eskişehir, run by the third generation of the family. The managing director, Bedia Sarı, passed me a list with fourteen items on it. “According to the vendors they all suit us,” she said. “What I want from you is the three to which I should say no.”</p>
<h2>When nobody could do it by hand any more</h2>
<p>Wheat is bought from four in the morning. A lorry draws up, a sample is taken, an assessor looks at the grains, bites one and names a figure. The first item on the list would have handed this over to image recognition, which in the trial had been more consistent than either of the assessors. I asked one question: on the morning the machine stops, who will look? One assessor was sixty-three, the other fifty-nine. They had no apprentices, and once the machine was installed they never would.</p>
<p>We said no to the moment rather than to the machine. Two apprentices were hired first. For a year the assessor named his figure, the machine named its own, and the apprentice tried to explain the difference. After fourteen months the mill went over to image recognition. Today there are two young people at that gate who, should the machine fall silent, can look at wheat and put a price on it. Whether a skill has been handed over or forgotten depends on the apprentice standing beside it.</p>
<h2>When nobody owns the mistake</h2>
<p>Item eight would have let artificial intelligence set the credit limits of four hundred dealers. I asked the meeting who would telephone, in the morning, a dealer of sixty years’ standing whose limit had dropped to zero by mistake. Sales looked at finance. Finance looked at IT. IT looked at the vendor’s representative. The representative read out clause seventeen of the contract.</p>
<p>Nobody said “I will”. I offer this as a test: if you cannot write down the name of the person who will apologise when a decision turns out wrong, do not give that decision to a machine. A month later item eight came back in another form. The machine proposed a score, and underneath it Cihan Bey, who runs sales, put his name. In the first week he changed fifty-three of the four hundred. I asked how many he would have changed without signing. “None,” he said.</p>
<h2>When the other person wants only you</h2>
<p>The item we argued over longest looked the most innocent. The mill receives some two hundred letters a year, and I mean letters, with stamps on them. People ask why their bread does not rise, write that their father used to work there, send a photograph of a grandchild’s birthday cake. For years Bedia’s aunt had answered them, and she was now ninety. The proposal was that artificial intelligence should do it. I read the samples. They were warm and knowledgeable, without a misspelt word.</p>
<p>Then I read one of the aunt’s. “You’re opening the oven too early, my girl. I remember your father Rıza, he took two sugars in his tea.” The machine’s reply contained three separate recommendations about oven temperature. It did not contain Rıza, nor could it have.</p>
<blockquote><p>What gives the answer to a letter its worth is that writing it took up somebody’s time.</p></blockquote>
<p>We said no. Twelve of the mill’s employees now take turns at the letters, one afternoon a month, on paid time. It is inefficient work and I hope it stays that way.</p>
<h2>The other eleven</h2>
<p>To the remaining eleven we said yes. I make a point of mentioning it, because whenever the word “no” appears in a column somebody concludes that its author is against technology. Stock forecasts, shift rosters, drafts of export papers, the digitising of laboratory records: all of it was built, most of it works well, and one piece was thrown away. For the first time people came out of a meeting about technology knowing what would <strong>not</strong> change, and they put up less of a fight against what would.</p>
<p>The list hangs at the entrance now, its face to the wall. What shows is the back, where the three refusals are written, and every vendor who comes through the door reads them first.</p>`,
    ar: `<p>حضرت في النصف الأول من العام اثنين وعشرين اجتماعًا لمجالس الإدارة. كان السؤال في واحد وعشرين منها واحدًا: أين نستخدم الذكاء الاصطناعي؟ أما الثاني والعشرون فكان في مطحنة في إسكي شهير يديرها الجيل الثالث من العائلة. مدّت إليّ المديرة العامة بديعة ساري قائمة من أربعة عشر بندًا وقالت: «يقول البائعون إنها تناسبنا جميعًا. أريد منكم أن تجدوا البنود الثلاثة التي سأقول لها لا».</p>
<h2>حين لا يبقى من يستطيع أن يؤدي العمل بيده</h2>
<p>يبدأ شراء القمح في الرابعة صباحًا. تقف الشاحنة وتؤخذ منها عيّنة، فينظر خبير إلى الحبّات ويعضّ واحدة وينطق رقمًا. كان البند الأول أن يُسلَّم هذا العمل إلى برنامج يتعرّف الصور، وقد جاءت أحكامه في التجربة أكثر اتساقًا من أحكام الخبيرين. سألت سؤالًا واحدًا: من سينظر في الصباح الذي تتوقف فيه الآلة؟ كان أحد الخبيرين في الثالثة والستين والآخر في التاسعة والخمسين، ولم يكن لهما متدرّبون، ولن يكون لهما إذا رُكّبت الآلة.</p>
<p>لم نقل لا للآلة، بل لتوقيتها. وُظّف أولًا متدرّبان. وظلّ الخبير عامًا كاملًا يقول رقمه، والآلة تقول رقمها، والمتدرّب يحاول أن يفسّر الفرق. وبعد أربعة عشر شهرًا انتقلت المطحنة إلى النظام الجديد. عند تلك البوابة اليوم شابّان يستطيعان، إذا صمتت الآلة، أن ينظرا إلى القمح ويسعّراه. المتدرّب الواقف إلى جانب المهارة هو الذي يحدّد أنُقلت أم نُسيت.</p>
<h2>حين لا يُعرف صاحب الخطأ</h2>
<p>كان البند الثامن أن يحدّد الذكاء الاصطناعي سقف الشراء الآجل لأربعمئة وكيل. سألت الحاضرين: إذا هبط سقف وكيل تعاملونه منذ ستين عامًا إلى الصفر خطأً، فمن سيتصل به في الصباح؟ نظر مدير المبيعات إلى المالية، ونظرت المالية إلى قسم المعلومات، ونظر قسم المعلومات إلى مندوب الشركة البائعة، فقرأ المندوب المادة السابعة عشرة من العقد.</p>
<p>لم يقل أحد: أنا. وأقترح هذا معيارًا: إذا لم تستطيعوا أن تكتبوا اسم من سيعتذر حين يتبيّن خطأ القرار، فلا تعطوا القرار للآلة. عاد البند الثامن بعد شهر في صورة أخرى: الآلة تقترح التقييم، ومدير المبيعات جيهان يكتب اسمه تحته. غيّر في الأسبوع الأول ثلاثة وخمسين تقييمًا من الأربعمئة. سألته كم كان سيغيّر لو لم يوقّع، فقال: «لا شيء».</p>
<h2>حين لا يريد الآخر سواكم</h2>
<p>أطول نقاش دار حول أكثر البنود براءة في مظهره. تصل إلى المطحنة كل عام نحو مئتي رسالة، رسائل ورقية عليها طوابع: من يسأل لماذا لا يختمر خبزه، ومن يروي أن أباه كان يعمل هناك، ومن يرسل صورة كعكة حفيده. كانت عمّة بديعة تردّ عليها منذ سنوات، وقد بلغت التسعين. وكان الاقتراح أن يكتب الذكاء الاصطناعي الردود. قرأت النماذج فوجدتها دافئة، عارفة، لا خطأ فيها.</p>
<p>ثم قرأت ردًّا من ردود العمّة: «يا ابنتي، أنت تفتحين باب الفرن قبل أوانه. أذكر أباكِ رضا، كان يضع في الشاي قطعتي سكّر». في ردّ الآلة ثلاث نصائح مختلفة عن حرارة الفرن. أما رضا فلم يكن فيه، وما كان له أن يكون.</p>
<blockquote><p>قيمة الردّ على الرسالة في أن كتابته أخذت من وقت إنسان.</p></blockquote>
<p>قلنا لا. يتناوب اليوم اثنا عشر من العاملين في المطحنة على الردود، بعد ظهر يوم واحد في الشهر، وذلك محسوب من ساعات العمل. إنه عمل قليل الكفاءة، وأرجو أن يبقى كذلك.</p>
<h2>الأحد عشر الباقية</h2>
<p>قلنا نعم للبنود الأحد عشر الباقية. وأحرص على ذكر ذلك، فما من مقال ترد فيه كلمة «لا» إلا ظُنّ أن صاحبه عدوّ للتقنية. توقّع المخزون، وجداول المناوبات، ومسوّدات أوراق التصدير، وأرشفة سجلات المختبر: بُنيت كلها، ومعظمها يعمل جيدًا، وأُلقي واحد منها في سلة المهملات. وخرج العمال لأول مرة من اجتماع عن التقنية وهم يعرفون أيضًا ما الذي <strong>لن</strong> يتغيّر، فقلّت مقاومتهم لما سيتغيّر.</p>
<p>القائمة معلّقة اليوم عند مدخل المطحنة ووجهها إلى الجدار. ما يظهر منها هو الظهر الذي كُتبت عليه اللاءات الثلاث، وكل بائع يدخل من الباب يقرأه أولًا.</p>`,
  },
  image: '/img/articles/makale-10.webp',
  imageAlt: {
    tr: 'Üç taşın çevresinden ayrılarak akan çizgiler',
    en: 'Lines parting as they flow round three stones',
    ar: 'خطوط تنفرج وهي تجري حول ثلاثة أحجار',
  },
  category: 'CNN Türk',
  date: '2026-07-14',
  readTime: 3,
  isPublished: true,
};
