import type { DemoArticle } from './types';

export const haritadaOlmayanKoy: DemoArticle = {
  id: '6488ba84-6651-471e-91db-6b2db4a849d7',
  title: { tr: 'Haritada olan, yerinde olmayan köy' },
  excerpt: {
    tr: 'Haritacılar, taklitçiyi yakalamak için haritalarına uydurma bir köy koyarlardı. Bir gün o köyün önünde bir otobüs durdu.',
  },
  content: {
    tr: `<p>Haritacılığın eski bir hilesi var. Bir haritayı yıllarca çalışıp çizersiniz, basılır, ertesi ay rakip bir yayınevi neredeyse aynısını çıkarır. Mahkemede “yeryüzü ortak, ben de ölçtüm” der. Bunun önüne geçmek için haritanın tenha bir köşesine olmayan bir şey konur: kör bir sokak, küçük bir gölet, bir köy. Rakibin haritasında da o köy varsa ölçmediği, kopyaladığı anlaşılır. Haritacılar buna tuzak köy derler.</p>
<p>Tuzak köylerin en iyisi, gidilmeyecek yere konandır. Yol üstüne konmaz, manzarası güzel yere hiç konmaz. Bir sırtın arkası, bozuk bir patikanın sonu, haritanın katlandığı yer. Amaç, görülmeden durmaktır.</p>
<p>Bana bunu anlatan emekli haritacı Vedat Bey’in de bir köyü olmuş. 1979’da, bir turizm haritasının sağ alt köşesine, iki kum sırtının arasına, on üç haneli bir köy çizmiş ve adını <em>Susuzca</em> koymuş. Gelen giden sorarsa diye bir de gerekçe hazırlamış: Kuyusu kurumuş, boşalmış. Kimse sormamış. Rakip bir yayınevi iki yıl sonra Susuzca’yı basınca dava açılmış, kazanılmış, köy görevini yapmış ve unutulmuş.</p>
<p>On yıl sonra Vedat Bey bir kartpostal aldı. Kartta iki kum sırtı, arasında bir tabela, tabelanın yanında bir otobüs vardı. Arkasında “Susuzca’dan selamlar” yazıyordu. Şaka sandı. Kalktı, on dört saat yol gitti.</p>
<p>Köy gerçekten oradaydı. Daha doğrusu, bir şey oradaydı. Haritaya bakan bir kamyoncu, köy var diye o yola sapmış, kuma saplanmış, iki gün beklemiş. Kurtulunca oraya bir bidon su ve bir not bırakmış: “Burada köy yok, su var.” Ondan sonra geçenler bidonu doldurmayı âdet edinmiş. Bidonun yanına bir gölgelik yapılmış, gölgeliğin yanına bir tamirci yerleşmiş. Haritada köy göründüğü için yol idaresi bir tabela dikmiş, tabela dikilince otobüs firması durak koymuş. Vedat Bey vardığında on üç değil ama dört ev vardı. İçlerinden birinde oturan yaşlı bir kadın ona, “Burası eski köydür,” demiş, “haritada bile vardır.”</p>
<p>Hikâyenin ne kadarının doğru olduğunu bilmiyorum. Vedat Bey kartpostalı bana gösterdi; yıpranmıştı, tabela okunmuyordu. Kendisinin de anlattıkça inandığını sanıyorum. Ama yıllardır markalarla çalışırken bu köyü cebimde taşıyorum, çünkü her marka biraz Susuzca’dır. Önce kâğıdın üzerinde çizilir, on üç haneli, kuyulu. Orada bir şey yoktur. Sonra biri haritaya inanıp yola çıkar.</p>
<p>Asıl mesele, o ilk kişi vardığında ne bulduğudur. Çoğu marka bu noktada daha güzel bir harita basar. Kâğıdı kalınlaştırır, köyün resmini büyütür, çevresine ağaç çizdirir. Yola çıkan çoğalır, kuma saplanan çoğalır. Üç yıl önce bir doğal kozmetik girişimi bana geldi, adı Taşlık’tı, bir adanın bitkilerinden söz ediyorlardı. Adaya gitmek istedim. Ayak sürüdüler, sonra itiraf ettiler: Bitkiler bir toptancıdan geliyormuş. Ada vardı, haritada; ürünün içinde yoktu.</p>
<p>Kızmadım. Vedat Bey’i tanıyan biri çizilmiş bir köye kızamaz. Onlara bidonu anlattım. İki yol var dedim: Ya adayı haritadan silin, geriye kalan iyi bir kremdir, iyi bir krem gibi satın. Ya da gidip bidonu koyun. İkincisini seçtiler, açıkçası beklemiyordum. Adada üç kadınla konuştular; ikisi güldü, biri tarlasının yarısını kekiğe ayırdı. İlk hasat on bir kiloydu, üretimin ancak yüzde birine yetti. Kavanozun üzerine bunu yazdılar: “İçindeki kekiğin yüzde biri adadan. Seneye beş olacak.” Rakipleri o sırada yüzde yüz doğallıktan söz ediyordu.</p>
<p>O yüzde birin satışa ne yaptığını anlatmayacağım; anlatınca bu yazı bir yöntem yazısına dönüşür, herkes bir yüzde bir aramaya koyulur. Ertesi yıl beş olmadı, üç oldu. Onu da yazdılar. Bugün on dört.</p>
<p>Bir markanın verdiği söz ilk gün doğru olmayabilir. Kurucuların bana fısıltıyla itiraf ettiği şey çoğunlukla budur ve bunu suç gibi taşırlar. Oysa henüz doğru olmayan bir söz ile yalan arasında bir mesafe vardır; o mesafede bir bidon su durur ya da durmaz. Yalan, haritaya inanıp gelenin susuz kalmasına aldırmamaktır.</p>
<p>Vedat Bey geçen bahar öldü. Cenazede meslektaşlarından birine, uydu çağında tuzak köylerin ne olduğunu sordum. Artık sokak adlarının içine saklanıyorlarmış; bir harf, bir nokta. Kimse yanlışlıkla o harfe gidip yerleşmez.</p>
<p>Eve dönünce telefonumdan baktım. Uydu görüntüsünde iki kum sırtı duruyor, arasında incecik bir gölge var. Gölgelik de olabilir, bir kum kıvrımı da. Yakınlaştırınca görüntü bulanıyor. Ama üzerinde, küçük harflerle, bir isim yazıyor.</p>`,
  },
  image: '/img/articles/makale-acilis.webp',
  imageAlt: {
    tr: 'Çizgilerle oyulmuş kum tepeleri ve ufukta yarım güneş',
    en: 'Dunes carved in lines, and half a sun on the horizon',
    ar: 'كثبان محفورة بالخطوط، ونصف شمس على الأفق',
  },
  category: 'Tuhaf',
  date: '2025-06-24',
  readTime: 4,
  isPublished: true,
};
