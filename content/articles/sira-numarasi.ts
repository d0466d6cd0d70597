import type { DemoArticle } from './types';

export const siraNumarasi: DemoArticle = {
  id: 'b82a559a-5573-4476-8192-10426faccb96',
  title: { tr: 'Sıra numarası 214' },
  excerpt: {
    tr: 'Bir nüfus müdürlüğünde elimde 214 numara, ekranda 88. Aradaki yüz yirmi altı kişi bana beklemenin de bir ürün olduğunu gösterdi.',
  },
  content: {
    tr: `<p>Saat 13.05. Nüfus müdürlüğünün kapısındaki makine bana 214 numaralı kâğıdı veriyor. İçerideki ekranda 88 yazıyor. Kâğıdın altında küçük harflerle bir cümle var: “Tahmini bekleme süreniz hesaplanmaktadır.” Hesaplanıyor. İnce kâğıt hâlâ ılık.</p>
<p>Altıncı kitabım için üç yıldır bekleme odalarında oturuyorum, ama bu kez gerçekten işim var; kimliğimin süresi dolmuş. Araştırmacı olarak beklemek ile beklemek aynı şey değil. Araştırmacı çıkışa bakmaz.</p>
<p>13.20. Oturacak yer kırk iki, bekleyen en az yetmiş. Ayakta duranların nasıl durduğuna bakıyorum. Kimse ekranın tam karşısında değil. Herkes ekranı göz ucuyla görebileceği, ama ona bakıyor görünmeyeceği bir açı seçmiş. Beklediğini belli etmek biraz ayıp sanki; beklemek, işi olmayanın işi.</p>
<p>13.35. Ekranda 100. Yarım saatte on iki numara. Zihinden bölüyorum: beş saate yakın. Daire 17.00’de kapanıyor. Demek ki matematik, bana gitmemi söylüyor. Etrafımdaki herkesin elinde aynı matematik var ve kimse gitmiyor. Neden? Yanımdaki beyefendiye soruyorum; emekli bir makinist, numarası 187. “Birileri gidecek,” diyor, “onlar gidince bize gelir.” Herkes herkesin gitmesini bekliyor.</p>
<p>13.50. Çay geldi. Daire getirmedi; karşıdaki kahveden bir çırak, tepsiyle. Sekiz yıldır her öğleden sonra gelirmiş. Çayın fiyatı kahvedekinin iki katı ve kimse itiraz etmiyor, çünkü tepsiyle birlikte içeri bir bilgi giriyor: Çırak masaların arkasına da çay veriyor ve çıkarken alçak sesle, “Üç numaralı memur izinli, iki kişiyle dönüyorlar,” diyor. Salonda bir omuz gevşemesi oluyor. Durum kötü, ama artık nedenini biliyoruz.</p>
<p>Not alıyorum: <em>Süreyi kısaltmayan bir bilgi, beklemeyi kısalttı.</em></p>
<p>14.15. Ekran 112’de takılıyor. Dört dakika, altı, dokuz. Salonun sesi değişiyor, bir uğultu yükseliyor. Masanın arkasındaki memur başını kaldırmadan yazmaya devam ediyor. Onuncu dakikada genç bir memur ayağa kalkıp seslendi: “Sistem yavaşladı, biz de bekliyoruz.” Uğultu kesildi. Üç kelimelik o “biz de bekliyoruz”, salonu ikiye ayıran camı bir anlığına kaldırdı.</p>
<p>Danışmanlık yaptığım bir havayolu, rötar duyurularında “anlayışınız için teşekkür ederiz” kalıbını kullanır. Kırk kere denedik, kırk kere ölçtük; yolcuların sinirini yatıştırmıyor, artırıyor. Çünkü anlayışın verildiğini varsayıyor. Genç memurun cümlesinde böyle bir varsayım yoktu. Bizden bir şey istemedi, yerini söyledi.</p>
<p>14.40. Bir pazar doğdu. Şöyle: Okuldan çocuğunu alacak bir kadın gitmeye karar verdi, 131 numarasını sandalyeye bıraktı. Kâğıdı bir delikanlı kaptı, sonra bebekli bir anneye verdi. Anne kendi 209’unu delikanlıya verdi. Delikanlı 209’u, elinde 240 olan bir işçiye uzattı. Makiniste 140 teklif edildi; istemedi, “Ben sıramdayım,” dedi. On dakika içinde salonda yedi kâğıt el değiştirdi, hiçbirinde para yoktu. Ölçüt hep aynıydı: Kimin işi en çok yanıyor? Kırk yıllık iktisat eğitimi almış biri burada bir müzayede kurardı. Salon onun yerine bir vicdan kurdu ve gayet hızlı çalıştı.</p>
<p>15.10. Bebekli anne masaya çağrıldı. Salon ona baktı, bakışlarda hafif bir gurur vardı; ortak bir işimiz bitmişti.</p>
<p>15.30. Ekranda 149. Hızlandılar, çünkü üç numaralı memur, izinli olan, kot pantolonuyla geldi ve masasına oturdu. Kimse çağırmamış; çırak telefon etmiş. Alkışlamak istedik, ayıp olur diye alkışlamadık. Makinist ayağa kalkıp kendi çayını ona götürdü.</p>
<p>16.05. Bana bir genç, iyi niyetle, bir uygulama gösterdi. Evden numara alıyor, sıran yaklaşınca telefonun titriyormuş. Bir dahaki sefere hiç beklemeyecekmişim. Teşekkür ettim, kaydettim. İyi bir uygulama, kullanacağım. Beklemeyi savunacak değilim; kimsenin ömründen bir öğleden sonrayı çalmaya hakkımız yok. Yalnız bir şeyi merak ediyorum: Telefonlar titremeye başlayınca 131 numaralı kâğıt kime verilecek? Titreyen bir telefon sandalyeye bırakılmıyor.</p>
<p>16.20. Ekranda 187, kalkan yok. Makinist fark etmemiş; elinde kâğıt, camdan dışarı bakıyor. Üç ayrı köşeden üç ayrı kişi aynı anda “Amca, sizsiniz,” dedi. Numarasını kimseye söylememişti, yalnız bana. Demek ki kâğıtlar el değiştirirken herkes herkesin kaçıncı olduğunu öğrenmiş. Salonun, ekrandan bağımsız, ikinci bir listesi vardı ve o liste daha dikkatliydi.</p>
<p>Belki şöyle demeliyim. Beklemeyi tasarlayanlar hep süreyi tasarlıyor: kaç dakika, kaç kişi, ortalama, en fazla. Oysa salonda süreyle ilgili tek bir şey değişmeden, üç kez rahatladık. Bir kez nedenini öğrendiğimizde, bir kez memurun da beklediğini duyduğumuzda, bir kez de birbirimize bir şey verebildiğimizde. Üçü de bedavaydı, üçü de makinenin verdiği kâğıtta yoktu.</p>
<p>16.48. Ekranda 214. Ayağa kalkıyorum, salonda on kişi kaldık, makinist çoktan gitmiş. Genç memur kâğıdımı alıyor, bakıyor, özür dilemiyor, teşekkür de etmiyor. “Çok beklediniz,” diyor. Bütün öğleden sonra duymak istediğim cümle buymuş.</p>
<p>Kâğıt cebimde kalmış, eve gelince buldum. Altındaki cümle değişmemişti: Tahmini bekleme süreniz hesaplanmaktadır.</p>`,
  },
  image: '/img/articles/makale-12.webp',
  imageAlt: {
    tr: 'Ucu açılmış bir sıra kâğıdı rulosunun çizgi gravürü',
    en: 'Line engraving of a roll of queue tickets, its end unrolled',
    ar: 'حفر بالخطوط للفّة أرقام الانتظار وقد انفلت طرفها',
  },
  category: 'Tuhaf',
  date: '2026-08-19',
  readTime: 4,
  isPublished: true,
};
