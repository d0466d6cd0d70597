import type { DemoArticle } from './types';

export const kayipSemsiye: DemoArticle = {
  id: '2514db03-62b5-4fd1-9bca-58cf1c6e4235',
  title: {
    tr: 'Kayıp eşya bürosunda bir şemsiye',
    en: 'An umbrella in the lost property office',
    ar: 'مظلة في مكتب المفقودات',
  },
  excerpt: {
    tr: 'Vapur iskelesinin altındaki büroda yedi yüz şemsiye sahibini bekliyor. Gelenler şemsiyelerini tarif edemiyor; ama elleri hiç yanılmıyor.',
    en: 'Under the ferry landing, seven hundred umbrellas are waiting for their owners. Nobody who comes can describe theirs, but their hands are never wrong.',
    ar: 'في المكتب الذي تحت رصيف العبّارات سبعمئة مظلة تنتظر أصحابها. لا يستطيع أحد أن يصف مظلته، لكن الأيدي لا تخطئ أبدًا.',
  },
  content: {
    tr: `<p>İskelenin altında, suyun sesini üstten değil yandan duyduğunuz bir oda var. Kapısında “Kayıp Eşya” yazıyor. İçeride on bir dolap, bir soba ve vapurlarda unutulanları yirmi altı yıldır numaralayan bir memur, Mürvet Akça.</p>
<p>Oraya kendi şemsiyemi aramaya gittim. “Siyah şemsiyeden yedi yüz on iki tane var,” dedi. “Tarif edin.” Ettim. Siyah, dedim, sapı ahşap. Sabırla bekledi. Başka bir şey diyemedim. Dört yıl elimde taşıdığım bir şey hakkında iki cümle bilgim varmış.</p>
<p>Sonra beni dolapların arasına aldı. “Bakmayın, tutun.” Sapları birer birer avucuma verdi. On dokuzuncuda parmaklarım bir şeyi tanıdı: başparmağın geldiği yerde, hep orayı tırnakladığım için oluşmuş bir çukur. Varlığından haberim bile yoktu. Şemsiye benimdi.</p>
<p>Mesleğim gereği insanlara eşyalarını anlattırmak için para alırım. Adına odak grubu deriz. Sekiz kişi bir masaya oturur, ortada bir şampuan durur, camın arkasında biz. “Bu şampuan bir insan olsaydı nasıl biri olurdu?” Sekiz kişi kibarca düşünür, sekiz tarif çıkar, o tariflere göre kapağın rengi değişir. Sobanın başında, yıllarca camın arkasından dinlediğim sözlerin kaçı siyah, ahşap saplı bir şemsiyeydi diye düşündüm. Kimse yalan söylemiyordu. Biz yalnız tarif soruyor, hiç tutturmuyorduk.</p>
<p>Çukuru hiçbir tarif vermez. Şemsiyenin satıldığı gün üzerinde yoktur; tasarımcısı çizmemiş, fabrikası ölçmemiştir. Dört yılda, yağmur beklerken, sıkıntıdan açılır. Ürünü firma yapar; onu eşya yapan, sahibinin elidir.</p>
<p>Bunu bir bavul firmasına anlattım. Garanti bölümünden Nilay söz aldı: Tamir ettikleri bavulu yeni gibi göndermekle övünürlermiş. Tekerlek değişir, kulp değişir, kumaş temizlenirmiş. Üç müşteri geri gelen bavul için “Bu bizim değil” demiş. Seri numarasını göstermişler, inandıramamışlar.</p>
<p>Firma şimdi tamirden önce soruyor: “Neresine dokunmayalım?” Formda cevap için yarım satır ayırmışlardı, yetmedi. Kulpun solundaki parlak yer bir babanın elindenmiş. Kapaktaki çizik Napoli’de bir merdivenden kalmış. Bir kadın, gıcırdayan tekerleği için “Yağlamayın,” yazmış, “gece eve döndüğümü oğlum oradan anlıyor.” Arşivde iki bin dört yüz cevap birikti. Reklamda kullanalım mı diye bana sordular. Camın arkasına geçmeyin, dedim.</p>
<p>Büro bu kış kapandı. Kayıp eşya bir uygulamaya taşındı; telefonunuza “siyah şemsiye, ahşap sap” yazıyorsunuz, önünüze yedi yüz on iki resim geliyor. Hepsi doğru.</p>`,
    en: `<p>Under the ferry landing there is a room where you hear the water beside you rather than below. “Lost Property”, it says on the door. Inside are eleven cupboards, a stove, and Mürvet Akça, who has spent twenty-six years putting numbers on what people forget on the boats.</p>
<p>I went there to look for an umbrella of my own. “I have seven hundred and twelve black ones,” she said. “Describe yours.” I did. Black, I said, with a wooden handle. She waited patiently. I could think of nothing else. I had carried the thing for four years, and what I knew of it filled two sentences.</p>
<p>Then she led me in among the cupboards. “Don’t look. Hold.” She put the handles into my palm one after another. At the nineteenth my fingers recognised something: a hollow, just where the thumb comes to rest, worn there because I am forever picking at that spot. I had not known that it existed. The umbrella was mine.</p>
<p>In my profession I am paid to make people describe their things. We call it a focus group. Eight people sit round a table with a shampoo in the middle and us behind the glass. “If this shampoo were a person, what would it be like?” Eight people think politely, eight descriptions come out, and the colour of the cap is changed accordingly. By the stove I wondered how much of what I had listened to from behind the glass had been a black umbrella with a wooden handle. Nobody was lying. We asked for descriptions and never let anyone hold anything.</p>
<p>No description will give you the hollow. It is not there on the day the umbrella is sold; no designer drew it and no factory measured it. It comes in four years of waiting for the rain to stop, out of boredom. A company can make a product. It takes a hand to make it somebody’s own.</p>
<p>I told this to a maker of suitcases. Nilay, from the warranty department, spoke up. They had always been proud of sending a repaired case back as good as new, with the wheel replaced, the handle replaced and the lining cleaned. Three customers had looked at what came back and said: “That isn’t ours.” They were shown the serial number. They were not convinced.</p>
<p>Now the company asks before a repair: “What should we leave alone?” The form allowed half a line for the answer, which turned out not to be enough. The shine on the left of the handle came from a father’s hand. The scratch on the lid was from a staircase in Naples. Of her squeaking wheel one woman wrote: “Please don’t oil it. It’s how my son knows I’m home.” There are two thousand four hundred answers in the archive by now. They asked me whether to use them in an advertisement. Don’t go behind the glass, I said.</p>
<p>The office closed this winter. Lost property has moved to an app: you type “black umbrella, wooden handle” into your telephone, and seven hundred and twelve pictures appear. Every one of them is right.</p>`,
    ar: `<p>تحت رصيف العبّارات غرفة تسمعون فيها صوت الماء من جانبكم لا من تحتكم. على بابها كُتب «المفقودات». وفيها إحدى عشرة خزانة، ومدفأة، وموظفة اسمها مُروّت أقجة ترقّم منذ ستة وعشرين عامًا ما ينساه الناس في العبّارات.</p>
<p>ذهبت إليها أبحث عن مظلتي. قالت: «عندي سبعمئة واثنتا عشرة مظلة سوداء. صِفيها لي». وصفتها: سوداء، مقبضها من خشب. انتظرت بصبر، ولم أجد ما أضيفه. حملتها في يدي أربعة أعوام، وكل ما أعرفه عنها جملتان.</p>
<p>ثم أدخلتني بين الخزائن وقالت: «لا تنظري، بل أمسكي». ووضعت المقابض في كفّي واحدًا بعد آخر. عند التاسع عشر عرفت أصابعي شيئًا: حفرة صغيرة حيث يستقرّ الإبهام، صنعتها أظافري التي لا تكفّ عن حكّ ذلك الموضع. لم أكن أعلم بوجودها أصلًا. كانت مظلتي.</p>
<p>مهنتي أن أتقاضى أجرًا لأجعل الناس يصفون أشياءهم. نسمّي ذلك «مجموعة تركيز»: ثمانية أشخاص حول طاولة، وفي وسطها عبوة شامبو، ونحن خلف الزجاج. «لو كان هذا الشامبو إنسانًا فكيف يكون؟» يفكّر الثمانية بأدب، فتخرج ثمانية أوصاف، ويتغيّر لون الغطاء على أساسها. عند المدفأة سألت نفسي: كم كان فيما سمعته من خلف الزجاج من مظلات سوداء مقابضها من خشب؟ لم يكن أحد يكذب. كنا نطلب الوصف، ولا نضع في يد أحد شيئًا.</p>
<p>لا وصف يمنحكم تلك الحفرة. لم تكن في المظلة يوم بيعت، ولم يرسمها مصمّم ولم يقسها مصنع. إنها تتكوّن في أربعة أعوام من انتظار انقطاع المطر، من الضجر. الشركة تصنع المنتج، أما ما يجعله لصاحبه فيده.</p>
<p>حكيت ذلك لشركة تصنع الحقائب، فتكلّمت نيلاي من قسم الضمان. كانوا يفخرون بأن الحقيبة تعود من الإصلاح كأنها جديدة: تُبدَّل العجلة ويُبدَّل المقبض وتُنظَّف البطانة. وقد نظر ثلاثة زبائن إلى ما عاد إليهم وقالوا: «ليست لنا». أروهم الرقم التسلسلي فلم يقتنعوا.</p>
<p>تسأل الشركة اليوم قبل الإصلاح: «ما الذي تريدون ألا نلمسه؟» كانوا قد خصّصوا للجواب نصف سطر في النموذج، فلم يكفِ. البقعة اللامعة على يسار المقبض أثر يد أب. والخدش على الغطاء من سلّم في نابولي. وكتبت امرأة عن عجلة تصرّ: «لا تزيّتوها، فمن صوتها يعرف ابني ليلًا أنني عدت». اجتمع في الأرشيف ألفان وأربعمئة جواب. سألوني: أنستعملها في إعلان؟ قلت: لا تقفوا خلف الزجاج.</p>
<p>أُغلق المكتب هذا الشتاء، وانتقلت المفقودات إلى تطبيق: تكتبون في هواتفكم «مظلة سوداء، مقبض من خشب»، فتظهر أمامكم سبعمئة واثنتا عشرة صورة. كلها صحيحة.</p>`,
  },
  image: '/img/articles/makale-11.webp',
  imageAlt: {
    tr: 'Açık bir şemsiyenin çizgi gravürü',
    en: 'Line engraving of an open umbrella',
    ar: 'حفر بالخطوط لمظلة مفتوحة',
  },
  category: 'Tuhaf',
  date: '2025-11-18',
  readTime: 2,
  isPublished: true,
};
