import type { DemoArticle } from './types';

export const aceleEtmeyenMarkalar: DemoArticle = {
  id: 'de6a00f8-27e8-46c7-a317-349c0bdb7288',
  title: {
    tr: 'Acele etmeyen markalar neden daha uzun yaşıyor?',
    en: 'Why do unhurried brands live longer?',
    ar: 'لماذا تعيش العلامات التجارية التي لا تستعجل عمرًا أطول؟',
  },
  excerpt: {
    tr: 'Büyüme hızını bir erdem gibi anlatıyoruz. Oysa yüz yaşını aşmış şirketlerin ortak yanı, kaçırdıkları fırsatları bilerek kaçırmış olmaları.',
    en: 'We speak of fast growth as if it were a virtue. What companies past their hundredth year have in common is that they missed their opportunities on purpose.',
    ar: 'نروي سرعة النمو كأنها فضيلة، لكن ما يجمع الشركات التي تجاوزت المئة عام أنها فوّتت الفرص التي فوّتتها عن قصد.',
  },
  content: {
    tr: `<p>Bir markanın hikâyesi, çoğu zaman kurucusunun anlattığı yerden değil, müşterinin ilk kez duraksadığı yerden başlar. Yirmi beş yıldır her işe aynı soruyla giriyorum: Bu iş kimin sabahını kolaylaştıracak? Yanıt genellikle bir sunumun otuz ikinci sayfasında, küçük puntolu bir dipnotta saklanır. Oradan çıkarıp masanın ortasına koymak aylar alır; ama o aylar boşa gitmez.</p>
<p>Geçen kış, üç kuşaktır aynı sokakta duran bir çay evinin hesap defterlerini okudum. Büyüme eğrisi, bugünün girişim sunumlarında utançla gizlenecek kadar yataydı. Buna karşılık müşterilerin yarısı, kendilerinden önce annelerinin de müşteri olduğunu söylüyordu. Defterin arka sayfalarında bir liste vardı: kabul edilmemiş tekliflerin listesi. 1974’te bir bayilik önerisi, 1989’da bir otelin toplu siparişi, 1998’de bir bankanın kredisi. Her satırın yanına aynı el yazısıyla tek kelimelik bir gerekçe düşülmüştü: <em>yetişmez</em>, <em>bozulur</em>, <em>sonra</em>.</p>
<p>Sokaktaki rakipleri sordum. Bir vakitler yedi çay evi varmış. Dördü büyümüş, şubeleri olmuş, sonra şubelerinin borcuyla kapanmış. İkisi el değiştirip başka iş tutmuş. Kalan bu.</p>
<h2>Yavaşlık bir strateji olabilir mi?</h2>
<p>Yavaşlık tek başına bir değer değil. Geciken bir karar, yalnızca geç verilmiş bir karardır. Fark, beklerken ne yaptığınızda: Acele etmeyen marka, beklediği sürede <em>ölçer</em>, dinler ve vazgeçer. Vazgeçmek bir yetenektir; çoğu kurum bunu ancak parası bittiğinde öğrenir.</p>
<p>Çay evinin sahibi Nermin Hanım’a “sonra” dediği işlerin kaçına sonradan döndüğünü sordum. Parmak hesabı yaptı: üçüne. Otelin siparişini on bir yıl sonra almışlar, ama günde kırk demlikle sınırlı tutarak. Kırk sayısı rastgele seçilmemiş; bir ustanın, ocağın üzerinde yan yana duran demliklerden gözünü ayırmadan izleyebildiği en büyük kalabalıkmış. Bizim kapasite dediğimiz şeyi makineyle değil, dikkatle ölçmüş.</p>
<blockquote><p>Kaçırılan fırsatların listesi, yakalananlarınkinden daha çok şey anlatır.</p></blockquote>
<p>Bir yönetim kurulunda, yeni pazara girmeyi üç yıl üst üste reddeden bir genel müdür tanıdım. Şirketin adına Yedigöl Porselen diyelim. Birinci yıl kırık oranı yüzünden, ikinci yıl gümrükte bekleyen kolilerin maliyeti yüzünden, üçüncü yıl da o ülkede telefona çıkacak tek bir kişi bulamadıkları için hayır dedi. Kurul her seferinde homurdandı; bir üye toplantı tutanağına “cesaret eksikliği” sözünü yazdırdı. Dördüncü yıl girdiler; rakiplerinin açtığı yoldan, onların hatalarına basmadan. Bugün o pazarda ikinci sıradalar ve birinci olmak için hiçbir telaşları yok.</p>
<p>O tutanağı geçenlerde yeniden okudum. Cesaret eksikliği denen şey, üç yıl boyunca her ay doldurulmuş bir tabloydu: kırılan fincan, bekleyen koli, cevapsız kalan telefon. Tablonun adı “Henüz”dü. Bir sütun düzelmeden öbürüne geçilmiyordu. Bana kalırsa o tablo, şirketin aynı yıl ödül alan reklam filminden daha cesurdu.</p>
<h2>Beklemenin de bir bedeli var</h2>
<p>Öbür rafa da bakmam gerekir; acele etmediği için ölen markalar da gördüm. Bir fotoğraf kâğıdı üreticisi, telefonların kamerası iyileşirken sekiz yıl boyunca “bizim müşterimiz albümden vazgeçmez” dedi ve bu sekiz yılda tek bir müşterisine tek bir soru sormadı. Onlar sabırlı değildi, yalnızca kıpırdamıyorlardı. Dışarıdan bakınca ikisi birbirine çok benzer. Ayırmanın bir yolu var: Sabırlı şirkete neyi beklediğini sorduğunuzda size bir sayı ya da bir olay söyler. Kıpırdamayan şirket “doğru zamanı” bekler.</p>
<p>Bu yüzden çalıştığım kurumların masasına üç küçük kural bırakıyorum:</p>
<ul>
<li>Ölçemediğiniz bir şeyi hızlandırmayın.</li>
<li>İlk hayır, sonraki on evetten ucuzdur.</li>
<li>Takvimi değil, müşterinin alışkanlığını izleyin.</li>
</ul>
<p>En zoru üçüncüsü, çünkü takvim herkeste aynı, alışkanlık ise kimsede aynı değil. Nermin Hanım’ın dükkânına sabah gelenler çayı ayakta içiyor, öğleden sonra gelenler pencere kenarının boşalmasını bekliyor. Listeye yeni bir çay eklemeden önce iki ay boyunca yalnızca şunu saymış: Kaç kişi bardağın dibinde çay bırakıyor? “Bıraktıkları çay,” diyor, “verdikleri cevaptan daha dürüsttü.”</p>
<p>Makineler hızlandıkça insana kalan iş, durmayı bilmek olacak. Yapay zekâ bize bir günde yüz fikir verebilir; hangisinin yaşamayı hak ettiğine karar vermek ise hâlâ bir öğleden sonra, bir fincan çay ve biraz sessizlik istiyor.</p>
<p>Defterin son sayfasına geldiğimde Nermin Hanım kalemini çıkardı. O hafta gelen teklifi gösterdi: alışveriş merkezinde camekânlı bir köşe, ilk yıl kira yok. Yanına henüz hiçbir şey yazmamıştı. “Acelem yok,” dedi. “Önce gidip orada bir öğleden sonra oturacağım.”</p>
<p>Bu yazı, <em>Acele Etmeyen Marka</em> kitabının ikinci bölümünden yola çıkıyor. <a href="/#books">Kitaba bakın</a>.</p>`,
    en: `<p>The story of a brand rarely begins where its founder starts telling it. It begins where a customer hesitates for the first time. For twenty-five years I have walked into every piece of work with the same question: whose morning will this make easier? The answer is usually hiding on slide thirty-two, in a footnote set too small to read. Getting it out of there and into the middle of the table takes months, and they are not wasted months.</p>
<p>Last winter I read the account books of a tea house that has stood in the same street for three generations. Its growth curve was so flat that a start-up today would be ashamed to show it. Half its customers, on the other hand, told me that their mothers had been customers before them. At the back of the ledger I found a list of offers that had been turned down: a franchise proposal in 1974, a standing order from a hotel in 1989, a bank loan in 1998. Beside each one, in the same hand, stood a reason one word long. <em>Too many. Won’t keep. Later.</em></p>
<p>I asked about the competition. There had once been seven tea houses in the street. Four of them grew, opened branches, and closed under the debts of the branches. Two changed hands and went into other trades. This is the one that is left.</p>
<h2>Can slowness be a strategy?</h2>
<p>Slowness is worth nothing by itself. A late decision is only a decision that came late. The difference lies in what you do while you wait: an unhurried brand uses the time to <em>measure</em>, to listen, and to let go. Letting go is a talent, and most companies discover it on the day the money runs out.</p>
<p>I asked Nermin Hanım, who owns the tea house, how many of the things marked “later” she had gone back to. She counted on her fingers: three. They had taken the hotel’s order after all, eleven years on, but capped at forty pots a day. Forty was no accident. It was the largest crowd of pots, side by side on the stove, that one person could keep an eye on without looking away. What we would call capacity she had measured in attention rather than in machinery.</p>
<blockquote><p>A list of missed opportunities tells you more than a list of the ones that were taken.</p></blockquote>
<p>I once knew a managing director who refused, three years running, to enter a new market. Let us call the company Yedigöl Porcelain. The first year she said no because of breakages, the second because of what it cost to have crates waiting at customs, and the third because they could not find one person in that country to answer the telephone. The board grumbled each time; one member had the words “lack of courage” entered in the minutes. In the fourth year they went in, along the road their rivals had opened and without stepping into any of the holes. They are second in that market today, and not at all anxious to be first.</p>
<p>I read those minutes again recently. What had been called a lack of courage was a table, filled in every month for three years: cups broken, crates waiting, calls unanswered. Its title was “Not yet”. Nobody moved to the next column until the one before it had come right. It strikes me as braver than the commercial for which the company won a prize that same year.</p>
<h2>Waiting has its price too</h2>
<p>Fairness obliges me to look at the other shelf, because I have also watched brands die of not hurrying. While the cameras in telephones got better and better, a maker of photographic paper went on saying for eight years that its customers would never give up their albums, and in those eight years it did not put one question to one of them. That was not patience. They simply were not moving. From outside the two look alike, but there is a way to tell. Ask a patient company what it is waiting for and it will name a number or an event. The company that is standing still is waiting for “the right time”.</p>
<p>So I leave three small rules on the tables where I work:</p>
<ul>
<li>Do not speed up what you cannot measure.</li>
<li>The first no is cheaper than the ten yeses that follow.</li>
<li>Watch the customer’s habits, not the calendar.</li>
</ul>
<p>The third is the hardest, since everybody has the same calendar and nobody has the same habits. People who come to Nermin Hanım’s in the morning drink standing up; people who come in the afternoon wait for a place by the window. Before she added a new tea to the list she spent two months counting one thing: how many left some in the bottom of the glass. “What they left,” she says, “was more honest than what they told me.”</p>
<p>As machines get faster, the work that remains for us will be knowing when to stop. Artificial intelligence can hand us a hundred ideas in a day. Deciding which of them deserves to live still takes an afternoon, a cup of tea and a little silence.</p>
<p>When I reached the last page of the ledger, Nermin Hanım took out her pen and showed me that week’s offer: a glazed corner in a shopping centre, no rent for the first year. There was nothing written next to it yet. “I’m in no hurry,” she said. “First I’ll go and sit there for an afternoon.”</p>
<p>This essay grew out of the second chapter of <em>The Unhurried Brand</em>. <a href="/?lang=en#books">Have a look at the book</a>.</p>`,
    ar: `<p>لا تبدأ حكاية العلامة التجارية عادةً من حيث يرويها مؤسّسها، بل من اللحظة التي تردّد فيها زبون للمرة الأولى. منذ خمسة وعشرين عامًا أدخل كل عمل بالسؤال نفسه: صباحَ مَن سيجعل هذا العمل أسهل؟ والجواب مختبئ في الغالب في الشريحة الثانية والثلاثين، في حاشية لا يكاد حرفها يُقرأ. إخراجه من هناك ووضعه في وسط الطاولة يستغرق شهورًا، لكنها شهور لا تضيع.</p>
<p>في الشتاء الماضي قرأت دفاتر حسابات بيت شاي يقف في الشارع نفسه منذ ثلاثة أجيال. كان منحنى نموّه مسطّحًا إلى حدّ تخجل منه أي شركة ناشئة اليوم، غير أن نصف زبائنه قالوا لي إن أمهاتهم كنّ من زبائنه قبلهم. وفي الصفحات الأخيرة من الدفتر وجدت قائمة بالعروض المرفوضة: عرض امتياز عام 1974، وطلب دائم من فندق عام 1989، وقرض مصرفي عام 1998. وإلى جانب كل سطر سبب من كلمة واحدة بالخط نفسه: <em>لا نلحق</em>، <em>يفسد</em>، <em>لاحقًا</em>.</p>
<p>سألت عن المنافسين. كان في الشارع ذات يوم سبعة بيوت للشاي. أربعة منها كبرت وفتحت فروعًا ثم أغلقت أبوابها تحت ديون الفروع، واثنان انتقلا إلى مالكين آخرين وغيّرا المهنة. وبقي هذا.</p>
<h2>أيكون البطء استراتيجية؟</h2>
<p>البطء وحده لا قيمة له، والقرار المتأخر ليس سوى قرار جاء متأخرًا. الفرق فيما تفعلونه وأنتم تنتظرون: العلامة التي لا تستعجل <em>تقيس</em> في أثناء انتظارها، وتصغي، وتتخلّى. والتخلّي موهبة لا تكتشفها معظم المؤسسات إلا يوم ينفد مالها.</p>
<p>سألت السيدة نرمين، صاحبة البيت، عن عدد الأعمال التي عادت إليها بعد أن كتبت بجانبها «لاحقًا». عدّت على أصابعها: ثلاثة. قبلوا طلب الفندق بعد أحد عشر عامًا، لكنهم قصروه على أربعين إبريقًا في اليوم. ولم يكن الرقم مصادفة؛ فهو أكبر عدد من الأباريق المصطفّة على الموقد يستطيع شخص واحد أن يراقبه من غير أن يرفع عينه عنه. ما نسمّيه نحن «الطاقة الإنتاجية» قاسته هي بالانتباه لا بالآلات.</p>
<blockquote><p>قائمة الفرص الفائتة تُخبر بأكثر مما تُخبر به قائمة الفرص المغتنَمة.</p></blockquote>
<p>عرفت مديرة عامة رفضت ثلاث سنوات متتالية دخول سوق جديدة. لنسمِّ الشركة «يدي غول للخزف». في السنة الأولى قالت لا بسبب نسبة الكسر، وفي الثانية بسبب كلفة الصناديق المنتظرة في الجمارك، وفي الثالثة لأنهم لم يجدوا في ذلك البلد شخصًا واحدًا يردّ على الهاتف. كان المجلس يتذمّر في كل مرة، حتى إن أحد الأعضاء طلب أن تُدوَّن في المحضر عبارة «نقص في الشجاعة». وفي السنة الرابعة دخلوا، من الطريق الذي شقّه منافسوهم، ومن غير أن يدوسوا في حفرهم. هم اليوم في المرتبة الثانية في تلك السوق، ولا شيء يدفعهم إلى العجلة نحو الأولى.</p>
<p>أعدت قراءة ذلك المحضر قبل أيام. ما سُمّي نقصًا في الشجاعة كان جدولًا يُملأ كل شهر على مدى ثلاث سنوات: فناجين مكسورة، وصناديق منتظرة، ومكالمات بلا جواب. كان عنوان الجدول «ليس بعد»، ولم يكونوا ينتقلون إلى عمود قبل أن يستقيم الذي سبقه. وأنا أراه أشجع من الإعلان الذي نالت الشركة جائزة عنه في ذلك العام.</p>
<h2>وللانتظار ثمنه أيضًا</h2>
<p>من الإنصاف أن أنظر إلى الرف المقابل، فقد رأيت كذلك علامات ماتت لأنها لم تستعجل. شركة لورق التصوير ظلّت تردّد ثماني سنوات، وكاميرات الهواتف تتحسّن أمام عينيها، أن زبونها لن يتخلّى عن الألبوم، ولم تسأل في تلك السنوات الثماني زبونًا واحدًا سؤالًا واحدًا. لم يكن ذلك صبرًا، بل كانوا لا يتحرّكون فحسب. والاثنان متشابهان لمن يراهما من الخارج، غير أن هناك وسيلة للتمييز: اسألوا الشركة الصبورة عمّا تنتظره تذكرْ لكم رقمًا أو حدثًا، أما الشركة الجامدة فتنتظر «الوقت المناسب».</p>
<p>لذلك أترك على طاولات المؤسسات التي أعمل معها ثلاث قواعد صغيرة:</p>
<ul>
<li>لا تُسرّعوا ما لا تستطيعون قياسه.</li>
<li>«لا» الأولى أرخص من عشر «نعم» تأتي بعدها.</li>
<li>راقبوا عادة الزبون لا صفحات التقويم.</li>
</ul>
<p>وأصعبها الثالثة، لأن التقويم واحد عند الجميع، والعادة لا تتشابه عند اثنين. من يأتون إلى السيدة نرمين صباحًا يشربون الشاي واقفين، ومن يأتون بعد الظهر ينتظرون أن يخلو مكان قرب النافذة. وقبل أن تضيف إلى القائمة شايًا جديدًا أمضت شهرين تعدّ شيئًا واحدًا: كم زبونًا يترك في قعر الكأس بقية؟ تقول: «ما تركوه كان أصدق مما قالوه».</p>
<p>كلما أسرعت الآلات صار العمل الباقي للإنسان أن يعرف متى يتوقف. يستطيع الذكاء الاصطناعي أن يعطينا مئة فكرة في اليوم، أما تقرير أيّها يستحق الحياة فما زال يحتاج إلى ساعات ما بعد الظهر، وفنجان شاي، وشيء من الصمت.</p>
<p>حين بلغت الصفحة الأخيرة أخرجت السيدة نرمين قلمها، وأرتني عرض ذلك الأسبوع: ركن زجاجي في مركز تجاري، بلا إيجار في السنة الأولى. لم تكن قد كتبت بجانبه شيئًا بعد. قالت: «لست مستعجلة. سأذهب أولًا وأجلس هناك عصرًا كاملًا».</p>
<p>تنطلق هذه المقالة من الفصل الثاني من كتاب <em>العلامة التجارية التي لا تستعجل</em>. <a href="/?lang=ar#books">اطّلعوا على الكتاب</a>.</p>`,
  },
  image: '/img/articles/makale-1.webp',
  imageAlt: {
    tr: 'Çizgilerle oyulmuş ağır bir küre ve yanında küçük bir küre',
    en: 'A heavy sphere cut in lines, with a small sphere beside it',
    ar: 'كرة ثقيلة محفورة بالخطوط، وإلى جانبها كرة صغيرة',
  },
  category: 'Felsefe',
  date: '2026-05-10',
  readTime: 4,
  isPublished: true,
};
