import type { DemoArticle } from './types';

export const pazardaDuyulan: DemoArticle = {
  id: 'fa1140a5-8b4b-400a-ba10-308fe149693d',
  title: {
    tr: 'Pazarda duyulan: güvenin sesi nasıl kurulur?',
    en: 'Overheard at the market: what does trust sound like?',
    ar: 'ما يُسمع في السوق: كيف يُبنى صوت الثقة؟',
  },
  excerpt: {
    tr: 'Bir salı pazarında sabahın altısından akşamın sekizine kadar yalnız dinledim. Güven, bağırılan sözde değil, sesin alçaldığı yerde kuruluyordu.',
    en: 'I spent one market day doing nothing but listening, from six in the morning until eight at night. Trust was not in what was shouted, but where the voice dropped.',
    ar: 'أمضيت يومًا في سوق الثلاثاء، من السادسة صباحًا حتى الثامنة مساءً، لا أفعل غير الإصغاء. لم تكن الثقة فيما يُصاح به، بل حيث ينخفض الصوت.',
  },
  content: {
    tr: `<p><em>Pazarın Sesi</em> için iki yıl boyunca kırk tezgâhın arkasında durdum. Defterlerimin çoğu kitaba girmedi. Aşağıdakiler tek bir güne, Göztepe’de yağmurlu bir salıya ait. O gün bir kural koymuştum: Hiçbir şey sormayacak, hiçbir şey almayacak, yalnız dinleyecektim.</p>
<h2>Sabah</h2>
<h3>06.10</h3>
<p>Tezgâhlar kuruluyor. Henüz müşteri yok, ama sesin düzeni şimdiden belli oluyor. Domatesçi Hasan ile iki tezgâh ötedeki domatesçi Veli, kasa indirirken birbirine fiyat söylemiyor, bir sayı mırıldanıyor: “Üçten mi açıyorsun?” “Üç buçuk.” Rakip olduklarını sanırdım. Sonradan anlıyorum ki sabah fiyatı bir anlaşma değil, bir nezaket: Kimse öbürünün daha ilk müşterisini kaçırmak istemiyor.</p>
<h3>08.30</h3>
<p>İlk bağırışlar. “Bal bunlar, bal!” diyen karpuzcuyu dinledim; yarım saat içinde yirmi yedi kere aynı sözü söyledi. Bu yirmi yedi bağırışın hiçbirinin ardından bir satış gelmedi. Satışların hepsi başka bir cümleden sonra oldu ve o cümle her seferinde fısıltıya yakın bir sesle söylendi: “Bunu size vermeyeyim, şu yandakini alın.”</p>
<p>Dördüncü kez duyduğumda saatime baktım. Karpuzcu bağırmak için müşteriye sırtını dönüyor, bu cümle için eğiliyordu. Bağırmak orada olduğunu bildirmekti. Güveni kuran, bir malı satmaktan vazgeçmesiydi.</p>
<h3>10.45</h3>
<p>Yağmur bastırdı, tentenin altında kalabalıklaştık. Bir kadın peynirciye sordu: “Tuzlu mu bu?” Peynirci “Değil” demedi. “Geçen hafta alan bir hanım tuzlu buldu, ben bulmuyorum, buyurun kendiniz bakın,” dedi. Bir dilim kesti. Kadın tattı, yüzünü hafifçe buruşturdu, bir kilo aldı.</p>
<p>İnternet mağazalarında kötü yorumları silmemek gerektiğini yıllardır anlatırım; sayfalarca grafiğim vardır. Peynirci hepsini bir cümlede, elinde bıçakla anlattı. Olumsuz yorumu satıcının kendisi söyleyince yorum değişmiyor, ama satıcı değişiyor: Artık yalnız malın değil, bilginin de kaynağı o.</p>
<h2>Öğle</h2>
<h3>12.20</h3>
<p>Etiketleri dinlemeye çalıştım. Etiketler de ses çıkarır; yazan kişinin sesini. Zeytincinin tezgâhında on bir etiket vardı, onunda yalnız fiyat yazıyordu. On birincide el yazısıyla “bizim evde yenen” ibaresi duruyordu. Ucuz değildi, pahalıların ortalarında bir yerdeydi. Öğleye kadar kabın dibi göründü. Zeytinci kabı doldururken etiketi çıkarıp başka bir zeytine taktı. Güldüm; o da güldü, hiç utanmadan. “Akşamları öbüründen yiyoruz,” dedi.</p>
<p>Bu anı yıllarca sınıfta bir kurnazlık örneği olarak anlattım. Artık emin değilim. Geçenlerde aynı tezgâha bir akşam uğradım, evde hangisinin yendiğini oğluna sordum. İkisini de saydı. Belki etiket yalan söylemiyor, yalnızca sırayla doğruyu söylüyordu.</p>
<h3>13.40</h3>
<p>Çorapçı Zehra hiç konuşmuyor. Tezgâhının önünde bir tabure var, müşteriyi oturtuyor, çorabı eline veriyor, kendisi başka yere bakıyor. Bir buçuk saat boyunca ağzından çıkan tek söz “iki yıkamada salmaz” oldu ve onu da soran olmadan söylemedi. Yanındaki tezgâhtan daha çok sattı. Susmanın bir satış biçimi olduğunu bilirdim; taburenin onun bir parçası olduğunu bilmiyordum. Oturan insan gitmeye değil, karar vermeye hazırlanıyor.</p>
<h3>15.00</h3>
<p>Pazarın en sessiz saati. Emekliler geliyor. Alışverişleri uzun, sepetleri küçük. Yaşlı bir bey soğancıya altı ay önceki bir soğanı şikâyet etti. Altı ay! Soğancı itiraz etmedi, “Hangi hafta?” diye sordu, düşündü, “O hafta mal Polatlı’dan değildi,” dedi ve iki soğanı torbaya fazladan attı. Bey iki soğanı geri verdi. İstediği soğan değildi, kayıttı. Birinin o haftayı hatırlaması yetmişti.</p>
<blockquote><p>Şikâyet eden, çoğu zaman karşılığını değil, tanığını arar.</p></blockquote>
<h2>Akşam</h2>
<h3>18.40</h3>
<p>Akşam pazarı. Fiyatlar düşüyor ve ses değişiyor; sabahki fısıltı kalmıyor, herkes bağırıyor. Dikkatimi çeken şu oldu: Akşam gelenler tezgâh seçmiyor, fiyat seçiyor. Sabahın güveni akşam kimsenin işine yaramıyor, çünkü kimse yarına kalmayacak bir malda tanık aramıyor. Domatesçi Hasan bu saatte tezgâhını oğluna bırakıp çay içmeye gidiyor. “Ben bu saatin adamı değilim,” dedi. Bir marka için bundan daha açık bir konumlandırma cümlesi duymadım.</p>
<h3>20.05</h3>
<p>Tenteler toplandı, yerde marul yaprakları. Defterime bakıyorum. On dört saatte duyduğum bağırışların hiçbirini yazmamışım; yazdıklarımın hepsi bir kol boyu mesafeden söylenmiş sözler. Güvenin sesini tarif etmem istenseydi yüksekliğini değil, mesafesini söylerdim: Karşıdaki eğilmeden duyamıyorsa ve eğilmeye değer buluyorsa, iş olmuştur.</p>
<p>Ekranda bir kol boyu mesafe nasıl kurulur? Bütün kitap bu sorunun etrafında dolaşıyor ve doğrusu tam bir cevap bulamıyor. Bulduğum ilk ipucu karpuzcunun cümlesi: Ürün sayfanızda, o ürünü kimin almaması gerektiği yazıyor mu? Yazmıyorsa siz hâlâ bağırıyorsunuz demektir.</p>`,
    en: `<p>For <em>The Voice of the Market</em> I stood behind forty stalls over two years. Most of my notebooks never made it into the book. What follows belongs to a single day, a wet Tuesday in Göztepe. I had set myself a rule for it: ask nothing, buy nothing, only listen.</p>
<h2>Morning</h2>
<h3>6.10 am</h3>
<p>The stalls are going up. There are no customers yet, but the order of the sounds is already clear. Hasan, who sells tomatoes, and Veli, who sells tomatoes two stalls along, name no prices as they unload their crates. They murmur a number. “Starting at three?” “Three and a half.” I had thought they were rivals. Later I understand that the morning price is less an agreement than a courtesy: neither wants to lose the other his very first customer.</p>
<h3>8.30 am</h3>
<p>The first cries. I listened to the man with the watermelons, who shouts “Honey, they’re honey!” and shouted it twenty-seven times in half an hour. Not one of the twenty-seven was followed by a sale. The sales all came after another sentence, spoken each time in little more than a whisper: “I won’t give you this one. Take the one beside it.”</p>
<p>When I had heard it for the fourth time I began to watch him. To shout he turned his back on the customer. For this sentence he bent down. Shouting was a way of saying that he was there. What made people trust him was that he had declined to sell something.</p>
<h3>10.45 am</h3>
<p>It poured, and we crowded together under the awning. “Is this salty?” a woman asked the man with the cheese. He did not say no. “A lady who bought some last week found it salty,” he said. “I don’t. Try for yourself.” He cut a slice. She tasted it, pulled a slight face, and bought a kilo.</p>
<p>For years I have been telling online shops not to delete their bad reviews, and I have pages of charts to prove it. He explained it all in one sentence with a knife in his hand. When the seller himself brings up the bad review, the review does not change, but the seller does. He is now a source of information as well as of cheese.</p>
<h2>Midday</h2>
<h3>12.20 pm</h3>
<p>I tried to listen to the labels. Labels make a sound too, that of the person who wrote them. On the olive stall there were eleven, and ten gave nothing but the price. On the eleventh stood, in handwriting, “the ones we eat at home”. They were not cheap; they were somewhere in the middle of the expensive ones. By noon the bottom of the tub was showing. As he filled it up, the man took the label out and stuck it into another kind of olive. I laughed, and so did he, without the least embarrassment. “In the evening we eat those,” he said.</p>
<p>For years I told this in class as an example of slyness. I am no longer sure. Not long ago I passed the stall one evening and asked his son which ones they eat at home. He named them both. Perhaps the label did not lie and was only telling the truth in turns.</p>
<h3>1.40 pm</h3>
<p>Zehra, who sells socks, never says a word. There is a stool in front of her stall. She sits the customer down on it, puts a sock into her hand and looks elsewhere. In an hour and a half the only thing to leave her lips was “It won’t sag after two washes”, and that not before she was asked. She sold more than the stall next to hers. I had known that silence is a way of selling. That the stool is part of it I had not known. People who are sitting have stopped getting ready to leave.</p>
<h3>3.00 pm</h3>
<p>The quietest hour. The pensioners come. They take long and buy little. An elderly man complained to the onion seller about an onion he had bought six months before. Six months! The seller did not dispute it. “Which week?” he asked, and thought. “That week they weren’t from Polatlı,” he said, and dropped two extra onions into the bag. The man gave the two onions back. He had come for the record and not for the onions, and it was enough for him that somebody remembered that week.</p>
<blockquote><p>Someone who complains is often looking for a witness more than for compensation.</p></blockquote>
<h2>Evening</h2>
<h3>6.40 pm</h3>
<p>The evening market. Prices fall and the sound changes. Nothing is left of the morning’s whisper; everyone is shouting. What struck me was that people who come in the evening do not choose a stall. They choose a price. The trust that was made in the morning is of no use to anybody now, because nobody needs a witness for goods that will not last until tomorrow. At this hour Hasan leaves his stall to his son and goes for a glass of tea. “I’m not the man for this hour,” he said. As a statement of positioning I have never heard a brand put it more plainly.</p>
<h3>8.05 pm</h3>
<p>The awnings are down, and there are lettuce leaves on the ground. I look at my notebook. In fourteen hours I have taken down hardly any of the cries, and nearly everything that I have taken down was said at arm’s length. If I were asked to describe the voice of trust, I would give its distance rather than its volume. When the other person cannot hear without leaning in, and finds it worth leaning in, it is done.</p>
<p>How do you make an arm’s length on a screen? The whole book circles around that question and, to be honest, never quite answers it. The first clue I found is what the man with the watermelons said. Does your product page mention who should not buy the product? If it does not, you are still shouting.</p>`,
    ar: `<p>وقفت خلف أربعين بسطة على مدى عامين من أجل كتاب <em>صوت السوق</em>، ولم يدخل معظم دفاتري الكتاب. وما يأتي من يوم واحد، ثلاثاء ماطر في غوزتبه. كنت قد وضعت لنفسي في ذلك اليوم قاعدة: لن أسأل عن شيء، ولن أشتري شيئًا، بل سأصغي فقط.</p>
<h2>الصباح</h2>
<h3>السادسة وعشر دقائق</h3>
<p>البسطات تُنصب. لا زبائن بعد، لكن نظام الأصوات واضح منذ الآن. حسن بائع الطماطم وولي بائع الطماطم الذي يبعد عنه بسطتين لا يتبادلان سعرًا وهما ينزلان الصناديق، بل يتمتمان برقم: «أتبدأ من ثلاث؟» «ثلاث ونصف». كنت أظنهما متنافسين. ثم أدركت أن سعر الصباح ليس اتفاقًا بقدر ما هو لياقة: لا يريد أحدهما أن يُضيع على الآخر أول زبائنه.</p>
<h3>الثامنة والنصف</h3>
<p>أولى الصيحات. أصغيت إلى بائع البطيخ ينادي «عسل، هذا عسل!» وقد قالها سبعًا وعشرين مرة في نصف ساعة. لم تعقب البيعَ واحدة من تلك الصيحات. أما ما بيع فكله بعد جملة أخرى تُقال كل مرة بصوت قريب من الهمس: «لن أعطيك هذه، خذي التي بجانبها».</p>
<p>لما سمعتها للمرة الرابعة بدأت أراقبه. كان يدير ظهره للزبون ليصيح، وينحني ليقول هذه الجملة. كان الصياح إعلانًا أنه موجود، أما ما بنى الثقة فهو أنه امتنع عن بيع شيء.</p>
<h3>الحادية عشرة إلا ربعًا</h3>
<p>اشتد المطر وتزاحمنا تحت المظلة. سألت امرأة بائع الجبن: «أهو مالح؟» لم يقل لا، بل قال: «سيدة اشترت منه الأسبوع الماضي وجدته مالحًا، وأنا لا أراه كذلك، ذوقيه بنفسك». وقطع لها شريحة. ذاقتها، وقطّبت وجهها قليلًا، واشترت كيلوغرامًا.</p>
<p>منذ سنوات أقول للمتاجر الإلكترونية ألا تحذف التعليقات السيئة، وعندي في ذلك صفحات من الرسوم البيانية. أما هو فشرح ذلك كله في جملة واحدة والسكين في يده. حين يذكر البائع نفسه التعليق السلبي لا يتغيّر التعليق، بل يتغيّر البائع: يصير مصدرًا للمعرفة أيضًا، لا للبضاعة وحدها.</p>
<h2>الظهيرة</h2>
<h3>الثانية عشرة والثلث</h3>
<p>حاولت أن أصغي إلى البطاقات. فالبطاقات لها صوت أيضًا، صوت من كتبها. على بسطة الزيتون إحدى عشرة بطاقة، عشر منها ليس عليها غير السعر. وعلى الحادية عشرة عبارة بخط اليد: «ما نأكله في بيتنا». لم يكن رخيصًا، بل كان في الوسط من الأنواع الغالية. ولم يأتِ الظهر حتى ظهر قاع الوعاء. وبينما كان البائع يملؤه نزع البطاقة وغرسها في زيتون آخر. ضحكت، فضحك هو أيضًا من غير خجل وقال: «في المساء نأكل من ذاك».</p>
<p>ظللت سنوات أحكي هذا في الصف مثالًا على المكر. ولم أعد متأكدة. مررت بالبسطة ذات مساء قبل مدة قريبة وسألت ابنه أيّهما يأكلون في البيت، فعدّ النوعين كليهما. لعلّ البطاقة لم تكن تكذب، بل كانت تقول الحقيقة بالتناوب.</p>
<h3>الثانية إلا ثلثًا</h3>
<p>زهرة بائعة الجوارب لا تتكلم أبدًا. أمام بسطتها كرسي صغير، تُجلس عليه الزبونة وتضع الجورب في يدها وتنظر إلى مكان آخر. لم يخرج من فمها في ساعة ونصف غير عبارة «لا يرتخي بعد غسلتين»، ولم تقلها إلا حين سُئلت. وباعت أكثر من جارتها. كنت أعرف أن الصمت طريقة في البيع، ولم أكن أعرف أن الكرسي جزء منها. من يجلس لا يتهيأ للذهاب، بل للقرار.</p>
<h3>الثالثة</h3>
<p>أهدأ ساعات السوق. يأتي المتقاعدون، يطيلون الشراء وسلالهم صغيرة. شكا شيخ إلى بائع البصل بصلة اشتراها قبل ستة أشهر. ستة أشهر! لم يعترض البائع، بل سأل: «في أي أسبوع؟» وفكّر ثم قال: «في ذلك الأسبوع لم تكن البضاعة من بولاتلي»، وألقى في الكيس بصلتين زيادة. أعاد الشيخ البصلتين. لم يأتِ من أجل البصل بل من أجل السجلّ، وقد كفاه أن أحدًا يتذكر ذلك الأسبوع.</p>
<blockquote><p>من يشكو يبحث في الغالب عن شاهد أكثر مما يبحث عن تعويض.</p></blockquote>
<h2>المساء</h2>
<h3>السابعة إلا ثلثًا</h3>
<p>سوق المساء. تهبط الأسعار ويتغيّر الصوت؛ لا يبقى شيء من همس الصباح، فالجميع يصيح. ما لفت انتباهي أن القادمين مساءً لا يختارون البسطة، بل يختارون السعر. والثقة التي بُنيت في الصباح لا تنفع أحدًا الآن، إذ لا يحتاج أحد إلى شاهد على بضاعة لا تبقى إلى الغد. في هذه الساعة يترك حسن بسطته لابنه ويذهب ليشرب الشاي، ويقول: «لست رجل هذه الساعة». لم أسمع من علامة تجارية قط جملة تحدّد مكانها أوضح من هذه.</p>
<h3>الثامنة وخمس دقائق</h3>
<p>طُويت المظلات، وعلى الأرض أوراق خس. أنظر في دفتري: لم أكتب صيحة واحدة مما سمعت في أربع عشرة ساعة، وكل ما كتبته قيل على بُعد ذراع. لو طُلب مني أن أصف صوت الثقة لذكرت بُعده لا ارتفاعه: إذا لم يستطع الآخر أن يسمع من غير أن ينحني، ورأى أن الأمر يستحق الانحناء، فقد تم.</p>
<p>كيف نصنع بُعد الذراع على الشاشة؟ الكتاب كله يدور حول هذا السؤال، والحق أنه لا يجد له جوابًا كاملًا. أول خيط وجدته جملة بائع البطيخ: أتذكر صفحة منتجكم من الذي لا ينبغي له أن يشتريه؟ إن لم تذكره فأنتم ما زلتم تصيحون.</p>`,
  },
  image: '/img/articles/makale-4.webp',
  imageAlt: {
    tr: 'Çizgilerde birbirine karışan iki dalga halkası',
    en: 'Two rings of waves meeting in ruled lines',
    ar: 'حلقتا موج تلتقيان في خطوط متوازية',
  },
  category: 'Felsefe',
  date: '2026-03-14',
  readTime: 4,
  isPublished: true,
};
