import type { DemoArticle } from './types';

export const basamaklariSaymak: DemoArticle = {
  id: '95809f2a-b084-4d2b-8c3f-1471ca7ae1ad',
  title: {
    tr: 'Basamakları saymak: ilerlemenin küçük matematiği',
    en: 'Counting the steps: the small arithmetic of progress',
    ar: 'عدُّ الدرجات: الحساب الصغير للتقدّم',
  },
  excerpt: {
    tr: 'Bir dönüşüm projesi nerede biter? Son basamakta değil; saymayı bıraktığınız yerde.',
    en: 'Where does a transformation project end? Not on the last step, but where you stop counting.',
    ar: 'أين ينتهي مشروع التحوّل؟ ليس عند الدرجة الأخيرة، بل حيث تتوقفون عن العدّ.',
  },
  content: {
    tr: `<p>Büyüdüğüm apartmanda asansör yoktu. Beşinci katta oturan emekli öğretmen Sabri Bey her gün aynı yerde, üçüncü katın sahanlığında durur, duvara yaslanır ve bir sayı söylerdi: “Elli altı.” Doksan dört basamak varmış, elli altısı orada bitermiş. Çocukken bunu bir yaşlılık tuhaflığı sanırdım. Yıllar sonra bir dönüşüm projesinin ortasında, kimsenin hangi katta olduğunu bilmediği bir toplantıda aklıma o geldi.</p>
<p>Projeyi yürüten firmaya Kuzey Depo diyeceğim. On bir ilde soğuk hava deposu işletiyorlardı ve bütün sevkiyatı kâğıttan ekrana taşımaya karar vermişlerdi. Toplantı odasının duvarında merdiven biçiminde bir çizim asılıydı: beş geniş basamak, en tepede bayrak. Birinci basamak “farkındalık”, sonuncusu “mükemmellik” diye etiketlenmişti. On dört aydır çalışıyorlardı. “Neredesiniz?” diye sordum. Bilgi işlem müdürü üçüncü basamağı gösterdi, operasyon müdürü dördüncüyü, genel müdür ise ikisinin arasını. Üçü de haklıydı, çünkü o basamakların yüksekliğini kimse ölçmemişti.</p>
<h2>İnsan bacağına göre</h2>
<p>Mimarların eski bir kuralı vardır: İki rıht bir basış, yaklaşık altmış üç santim eder. Rıht basamağın yüksekliği, basış ayağı koyduğunuz yerin derinliğidir. Kural malzemeyi hesaba katmaz; taş, ahşap, beton, fark etmez. Hesaba kattığı tek şey, yürüyen insanın adımıdır. Merdiven, çıkılacak yüksekliğe göre değil, çıkan kişiye göre bölünür.</p>
<p>Kuzey Depo’nun merdiveni tersini yapmıştı. Tavana bakılmış, tavan beşe bölünmüştü. Her basamak, boyu bir insanın göğsüne gelen bir duvardı. Böyle bir duvara çıkılmaz, tırmanılır; tırmananlar alkışlanır, kalanlar “direnç gösteriyor” diye not edilir.</p>
<p>Odadan çıkıp Ankara’daki depoya gittik. Sevkiyat şefi Feride Hanım’dan, bir koliyi teslim alırken yaptığı her şeyi yüksek sesle söylemesini rica ettim. Kâğıda elimle yazdım. Yirmi üç iş çıktı: irsaliyeyi bulmak, dereceyi okumak, dereceyi forma yazmak, formu şoföre imzalatmak, imzayı ikinci forma taşımak… On dört ayın sonunda bunların ikisi ekrana geçmişti. Yirmi bir iş hâlâ kâğıttaydı; üstelik ekrana geçen iki iş, ne olur ne olmaz diye kâğıtta da yapılıyordu. Yani iş sayısı yirmi üçten yirmi beşe çıkmıştı.</p>
<blockquote><p>Saymadığınız bir merdivende ne kadar çıktığınızı bilemezsiniz; yalnızca ne kadar yorulduğunuzu bilirsiniz.</p></blockquote>
<h2>Yeni çizim</h2>
<p>Duvardaki bayraklı resmi indirdik. Yerine yirmi üç çizgili, çirkin bir liste astık. Kurallarımız şunlardı:</p>
<ol>
<li>Bir iş, ekrana geçip kâğıttan silindiğinde sayılır. Yalnız ekrana geçtiğinde sayılmaz.</li>
<li>Sayan kişi işi yapandır; yönetici sayamaz, yalnız sorabilir.</li>
<li>Her sahanlıkta durulur. Sahanlık beş iştir.</li>
</ol>
<p>Üçüncü kurala itiraz geldi. Genel müdür, hız yakalanmışken durmanın pahalı olduğunu söyledi. Ona Sabri Bey’i anlattım. Sahanlık yalnız soluklanmak için değildir; merdivenin yön değiştirdiği yerdir. Aynı yöne doksan dört basamak çıkan bir yapı, bir binanın içine sığmaz.</p>
<p>İlk sahanlığa yedi haftada vardılar. Bir gün durdular ve o gün şunu fark ettiler: Derece formu, altı yıl önce ayrılmış bir denetçi istediği için dolduruluyormuş. Form ekrana taşınmadı, kaldırıldı. Listeden bir anda üç çizgi birden silindi. Hiçbir yazılımın önermeyeceği bir ilerlemeydi bu; çünkü yazılım yirmi üç işin yirmi üçünü de yapılması gereken iş olarak görüyordu.</p>
<p>Sonrası düz bir hikâye değil. On birinci işte takıldılar ve iki ay boyunca sayı kıpırdamadı. Eski düzende o iki ay, raporlarda “olgunlaşma evresi” diye geçerdi. Şimdi duvarda <strong>on bir</strong> yazıyordu ve herkes on bir olduğunu görüyordu. Sayının değişmemesi kimseyi utandırmadı, ama kimsenin de gözünden kaçmadı. Sonunda sorunun yazılımda değil, şoförlerin eldivenlerinde olduğu anlaşıldı: Eksi on sekiz derecede kalın eldivenle dokunmatik ekran kullanılmıyordu. Eldivenin parmak ucunu değiştirdiler. Projenin en ucuz kalemi oydu.</p>
<h2>Son basamak</h2>
<p>Bana sık sık bir dönüşümün ne zaman biteceği sorulur. Takvim isteyen bu soruya takvimle cevap vermemeyi öğrendim. Bir dönüşüm, son basamağa varınca bitmez; siz oraya varana kadar işin kendisi değişir, liste uzar, bina bir kat daha yükselir. Asıl bitiş, birinin sabah duvardaki sayıyı değiştirmeyi unuttuğu ve kimsenin bunu fark etmediği gündür. O gün ya iş gerçekten bitmiştir ya da ilgi. Hangisi olduğunu anlamak için duvara değil, Feride Hanım’ın masasına bakmak gerekir: Kalem hâlâ orada mı?</p>
<p>Geçen ay Ankara’ya yeniden uğradım. Listede on dokuz çizgi silinmiş, dördü duruyor, iki de yeni iş eklenmişti. Kalem, kapağı kapalı, çekmecedeydi. “Kaldı altı,” dedi Feride Hanım. Sabri Bey’in sesini duyar gibi oldum. O da kaç basamak çıktığını değil, nerede soluklandığını söylerdi.</p>`,
    en: `<p>The building I grew up in had no lift. Sabri Bey, a retired teacher who lived on the fifth floor, stopped every day at the same spot, the landing of the third, leaned against the wall and spoke a number: “Fifty-six.” There were ninety-four steps, it seems, and fifty-six of them ended there. As a child I put this down to the oddness of old people. Years later he came back to me in a meeting, halfway through a transformation project, in a room where nobody could say which floor we were on.</p>
<p>I shall call the company North Depot. It ran refrigerated warehouses in eleven provinces and had decided to move all its dispatch work from paper to screens. A drawing of a staircase hung on the wall of the meeting room: five broad steps, a flag at the top. The first was labelled “awareness” and the last “excellence”. They had been at it for fourteen months. “Where are you?” I asked. The head of IT pointed at the third step, the head of operations at the fourth, and the managing director somewhere in between. All three were right, because no one had measured how high those steps were.</p>
<h2>Cut to the human leg</h2>
<p>Architects have an old rule: two risers and one tread should come to about sixty-three centimetres. The riser is the height of a step, the tread is the depth of the place where your foot goes. The rule takes no notice of the material. Stone, timber and concrete are all the same to it. The one thing it considers is the stride of the person walking. A staircase is divided by the climber, not by the height to be climbed.</p>
<p>North Depot had done the reverse. Somebody had looked at the ceiling and divided it by five. Each step was a wall as high as a person’s chest. You do not walk up a wall like that, you scale it; those who manage are applauded, and those who stay below are recorded as “showing resistance”.</p>
<p>We left the room and went to the depot in Ankara. I asked Feride Hanım, who runs dispatch there, to say aloud everything she did when she took delivery of a crate, and I wrote it down by hand. It came to twenty-three tasks. Find the waybill. Read the temperature. Copy the temperature on to a form. Have the driver sign the form. Carry the signature over to a second form. After fourteen months two of the twenty-three had moved to the screen. Twenty-one were still on paper, and the two that had moved were being done on paper as well, to be on the safe side. The number of tasks had risen from twenty-three to twenty-five.</p>
<blockquote><p>On a staircase you have not counted you cannot know how far you have climbed. You only know how tired you are.</p></blockquote>
<h2>The new drawing</h2>
<p>We took down the picture with the flag and put up an ugly list with twenty-three lines on it. Our rules were these:</p>
<ol>
<li>A task counts when it is on the screen and gone from paper. On the screen alone, it does not count.</li>
<li>The person who does the work does the counting. A manager may not count, only ask.</li>
<li>Everyone stops at every landing. A landing is five tasks.</li>
</ol>
<p>The third met with protest. To stop now that they had got up some speed would be expensive, said the managing director. I told him about Sabri Bey. A landing is not only for catching your breath. It is where the staircase turns, and a staircase that climbs ninety-four steps in one direction will not fit inside a building.</p>
<p>They reached the first landing in seven weeks and stopped for a day. On that day they found out that the temperature form was being filled in for the sake of an inspector who had left six years before. The form was not moved to a screen. It was abolished, and three lines vanished from the list at once. No software would have suggested that kind of progress, since to the software all twenty-three tasks were simply tasks to be done.</p>
<p>What followed was not a straight line. They got stuck at the eleventh task, and for two months the number did not move. Under the old arrangement those months would have appeared in the reports as a “maturation phase”. Now the wall said <strong>eleven</strong>, and everybody could see that it was eleven. Nobody was shamed by it, and nobody could overlook it either. In the end the trouble turned out to lie not in the software but in the drivers’ gloves: at eighteen degrees below zero, with gloves that thick, a touchscreen does not notice you. They changed the fingertips. It was the cheapest item in the whole project.</p>
<h2>The last step</h2>
<p>I am often asked when a transformation will be finished. The question wants a date, and I have learned not to give one. It does not end on the last step, because by the time you get there the work itself has changed, the list has grown, and somebody has added a storey. The real end is the morning on which someone forgets to change the number on the wall and nobody notices. On that day either the work is over or the interest is. To find out which, do not look at the wall. Look at Feride Hanım’s desk: is the pen still there?</p>
<p>I called at Ankara again last month. Nineteen lines had been struck out, four were standing, and two new tasks had been added. The pen was in the drawer with its cap on. “Six to go,” said Feride Hanım. I could almost hear Sabri Bey. He, too, never told you how many steps he had climbed; he told you where he had stopped to breathe.</p>`,
    ar: `<p>لم يكن في البناية التي نشأت فيها مصعد. وكان الأستاذ صبري، المعلّم المتقاعد الساكن في الطابق الخامس، يقف كل يوم في المكان نفسه، عند بسطة الطابق الثالث، فيسند ظهره إلى الجدار وينطق رقمًا: «ست وخمسون». كانت الدرجات أربعًا وتسعين، وعند تلك البسطة تنتهي السادسة والخمسون منها. كنت أحسب ذلك في طفولتي من غرائب الشيخوخة. ثم تذكّرته بعد سنوات وسط مشروع تحوّل، في اجتماع لم يكن أحد فيه يعرف في أي طابق نحن.</p>
<p>سأسمّي الشركة «مستودعات الشمال». كانت تدير مخازن مبرّدة في إحدى عشرة ولاية، وقد قرّرت أن تنقل أعمال الشحن كلها من الورق إلى الشاشة. وعلى جدار غرفة الاجتماعات رسم على هيئة سلّم: خمس درجات عريضة وراية في القمة. كُتب على الأولى «الوعي» وعلى الأخيرة «التميّز». كانوا يعملون منذ أربعة عشر شهرًا. سألتهم: «أين أنتم؟» فأشار مدير المعلومات إلى الدرجة الثالثة، ومدير العمليات إلى الرابعة، والمدير العام إلى ما بينهما. كانوا على صواب جميعًا، فلا أحد منهم قاس ارتفاع تلك الدرجات.</p>
<h2>على مقاس ساق الإنسان</h2>
<p>عند المعماريين قاعدة قديمة: ضِعف ارتفاع الدرجة مضافًا إليه عمقها يساوي ثلاثة وستين سنتيمترًا تقريبًا. والقاعدة لا تلتفت إلى المادة؛ حجر أو خشب أو إسمنت، كله عندها سواء. الشيء الوحيد الذي تحسب حسابه هو خطوة من يمشي. فالسلّم يُقسَّم بحسب الصاعد لا بحسب الارتفاع المطلوب صعوده.</p>
<p>وقد فعلت «مستودعات الشمال» عكس ذلك: نظروا إلى السقف وقسموه على خمسة، فصارت كل درجة جدارًا يبلغ صدر الإنسان. مثل هذا الجدار لا يُصعَد بل يُتسلَّق، فيُصفَّق لمن يتسلّقه، ويُكتب عمّن يبقى تحته أنه «يُبدي مقاومة».</p>
<p>خرجنا من الغرفة وذهبنا إلى مستودع أنقرة. رجوت السيدة فريدة، رئيسة الشحن، أن تقول بصوت مسموع كل ما تفعله وهي تتسلّم صندوقًا، وكتبته بيدي. اجتمع عندي ثلاثة وعشرون عملًا: العثور على بوليصة الشحن، وقراءة درجة الحرارة، ونقلها إلى نموذج، وتوقيع السائق على النموذج، ونقل التوقيع إلى نموذج ثانٍ… وبعد أربعة عشر شهرًا كان عملان فقط قد انتقلا إلى الشاشة. وبقي واحد وعشرون على الورق، بل إن العملين المنقولين كانا يُنجَزان على الورق أيضًا من باب الاحتياط. أي إن عدد الأعمال ارتفع من ثلاثة وعشرين إلى خمسة وعشرين.</p>
<blockquote><p>على سلّم لم تعدّوا درجاته لا تعرفون كم صعدتم، بل تعرفون كم تعبتم فحسب.</p></blockquote>
<h2>الرسم الجديد</h2>
<p>أنزلنا الرسم ذا الراية، وعلّقنا مكانه قائمة قبيحة من ثلاثة وعشرين سطرًا. وكانت قواعدنا هذه:</p>
<ol>
<li>يُحسَب العمل حين ينتقل إلى الشاشة ويختفي من الورق. أما الانتقال إلى الشاشة وحده فلا يُحسَب.</li>
<li>من يعدّ هو من يقوم بالعمل. المدير لا يعدّ، له أن يسأل فقط.</li>
<li>نقف عند كل بسطة. والبسطة خمسة أعمال.</li>
</ol>
<p>جاء الاعتراض على الثالثة. قال المدير العام إن التوقف مكلف بعد أن اكتسبوا سرعة، فحدّثته عن الأستاذ صبري. ليست البسطة لالتقاط الأنفاس وحده، إنها الموضع الذي يغيّر فيه السلّم اتجاهه، والسلّم الذي يصعد أربعًا وتسعين درجة في اتجاه واحد لا تتسع له بناية.</p>
<p>بلغوا البسطة الأولى في سبعة أسابيع وتوقفوا يومًا. وفي ذلك اليوم اكتشفوا أن نموذج الحرارة يُملأ لأن مفتّشًا طلبه، وقد ترك العمل قبل ست سنوات. لم يُنقَل النموذج إلى الشاشة بل أُلغي، وشُطبت من القائمة ثلاثة أسطر دفعة واحدة. ما كان لأي برنامج أن يقترح تقدّمًا كهذا، فالأعمال الثلاثة والعشرون كانت في نظر البرنامج أعمالًا يجب أن تُنجَز وكفى.</p>
<p>وما تلا ذلك لم يكن خطًّا مستقيمًا. تعثّروا عند العمل الحادي عشر، ولم يتحرّك الرقم شهرين كاملين. في النظام القديم كان الشهران سيظهران في التقارير باسم «مرحلة النضج». أما الآن فكان على الجدار <strong>أحد عشر</strong>، والجميع يرى أنه أحد عشر. لم يُخجل ذلك أحدًا، لكنه لم يغب عن عين أحد. وتبيّن في النهاية أن العلّة ليست في البرنامج بل في قفازات السائقين: فعند ثماني عشرة درجة تحت الصفر لا تستجيب شاشة اللمس لقفاز سميك. غيّروا أطراف أصابع القفاز، وكان ذلك أرخص بند في المشروع كله.</p>
<h2>الدرجة الأخيرة</h2>
<p>كثيرًا ما أُسأل متى ينتهي التحوّل. والسؤال يريد تاريخًا، وقد تعلّمت ألا أجيب عنه بتاريخ. فالتحوّل لا ينتهي عند الدرجة الأخيرة، لأن العمل نفسه يتغيّر قبل أن تبلغوها، والقائمة تطول، والبناية ترتفع طابقًا. النهاية الحقيقية هي الصباح الذي ينسى فيه أحدهم أن يغيّر الرقم على الجدار فلا ينتبه أحد. في ذلك اليوم يكون العمل قد انتهى حقًّا، أو يكون الاهتمام هو الذي انتهى. ولمعرفة أيّهما لا تنظروا إلى الجدار، انظروا إلى مكتب السيدة فريدة: أما زال القلم هناك؟</p>
<p>مررت بأنقرة مرة أخرى في الشهر الماضي. كان تسعة عشر سطرًا قد شُطبت، وبقيت أربعة، وأُضيف عملان جديدان. وكان القلم في الدرج وغطاؤه عليه. قالت السيدة فريدة: «بقيت ستة»، فكأنني سمعت صوت الأستاذ صبري. هو أيضًا لم يكن يخبرنا كم درجة صعد، بل أين التقط أنفاسه.</p>`,
  },
  image: '/img/articles/makale-2.webp',
  imageAlt: {
    tr: 'Mavi zemin üzerinde çizgilerden basamaklar ve sarı bir daire',
    en: 'Steps made of lines on blue, and a yellow disc',
    ar: 'درجات من الخطوط على أرضية زرقاء، وقرص أصفر',
  },
  category: 'Felsefe',
  date: '2026-04-22',
  readTime: 4,
  isPublished: true,
};
