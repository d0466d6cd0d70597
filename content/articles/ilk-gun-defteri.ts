import type { DemoArticle } from './types';

export const ilkGunDefteri: DemoArticle = {
  id: '1064ddbe-69bb-4f8a-911b-45c50b75d2af',
  title: { tr: 'Dijital Pazarlama ekibine ilk gün verilecek defter' },
  excerpt: {
    tr: 'Yeni kurulan bir ekibin başına geçen eski bir öğrencime mektup: bilgisayarları açmadan önce dağıtılacak bir defter ve ilk sayfasına yazılacaklar üzerine.',
  },
  content: {
    tr: `<p>Sevgili Defne,</p>
<p>Mektubunu aldım; dört kişilik bir ekibin başına geçtiğini, ilk günün pazartesi olduğunu ve ne yapacağını bilmediğini yazıyorsun. Bunu bana yazabildiğine göre doğru kişiyi seçmişler. Ne yapacağını bilenler genellikle önceki şirkette yaptıklarını yapıyor.</p>
<p>İzin verirsen bir öneride bulunacağım. Pazartesi sabahı kimseye kullanıcı adı, parola, panel gösterme. Herkese birer defter ver. Çizgili, ince, cebe sığan cinsten. Pahalı olmasın; pahalı deftere kimse yanlış bir şey yazmak istemez.</p>
<p>Sonra bilgisayarlar kapalıyken şunları yapın.</p>
<ol>
<li><strong>Bir şey satın alın.</strong> Sizin şirketin bir ürününü, herkes kendi telefonundan, kendi kartıyla, ekip indirimi olmadan. Defterin ilk sayfasına duraksadığınız her anı yazın. “Kargo ücreti burada çıktı.” “Beden tablosunu açtım, geri dönemedim.” “Parolamı unuttum, vazgeçmeyi düşündüm.” Kimse kimseye yardım etmesin.</li>
<li><strong>Birinden dinleyin.</strong> Öğleden sonra her biriniz, o ürünü daha önce almış bir kişiyi bulun: bir akraba, bir komşu, danışmadaki görevli. Tek soru sorun: “Bunu aldığınız günü anlatır mısınız?” Günü, dikkat et; ürünü değil. Ürünü sorarsan sana broşür okurlar, günü sorarsan hayatlarını anlatırlar.</li>
<li><strong>Bir sayıyı tahmin edin.</strong> Akşam çıkmadan önce herkes deftere bir tahmin yazsın: Sitenize giren yüz kişiden kaçı bir şey alıyor? Sayının yanına, onu neden öyle düşündüğünüzü de yazın. Cevaba ancak salı günü bakacaksınız.</li>
</ol>
<p>Geçen yıl bunu Tuzla’da boya üreten bir firmada yaptık, adına Üç Fırça diyelim. Beş kişilik ekibin tahminleri sekiz ile kırk arasında değişiyordu. Gerçek sayı bir virgül dokuzdu. O salı sabahı odadaki sessizliği hatırlıyorum. Kırk diyen genç arkadaş, bütün gününü pazaryeri mağazalarının “en çok satanlar” sayfasında geçirmişti; gördüğü dünya alışveriş yapan insanlardan oluşuyordu. Ona sayıyı birisi söyleseydi başını sallayıp unutacaktı. Kendi el yazısıyla yazdığı kırkın yanına bir virgül dokuz yazmak başka bir şey. Defteri hâlâ saklıyor.</p>
<p>Aynı firmada ilk maddeden çıkan bir ayrıntı da şu: Beş kişiden üçü, renk seçme ekranında duraksadığını yazmıştı. Yüz seksen beyaz vardı. Firma bununla övünüyordu. Müşteri ise sabah ışığında yüz seksen beyaza bakıp çayını soğutuyor, sonra bir ustayı arayıp “sen ne dersen o olsun” diyordu. Usta da kendi bildiği markayı söylüyordu. Yani yüz seksen beyaz, rakibe müşteri götüren bir kapıydı. Bunu hiçbir panel göstermez; panelde yalnızca o sayfada uzun süre kalan, ilgili görünen insanlar vardır.</p>
<p>İkinci maddeyi de hafife alma. Üç Fırça’da komşusuyla konuşan genç kadın, defterine boyanın adını bile yazamadan dönmüştü. Komşusu ona boyayı değil, kızının üniversiteyi kazandığı haftayı anlatmış; odayı o hafta, kız evden ayrılmadan boyamışlar. Ekip uzun süre bu notla ne yapacağını bilemedi. Ertesi yıl ağustosta, sınav sonuçlarının açıklandığı hafta ilk kez bir kampanya yaptılar.</p>
<h2>Salıdan sonra</h2>
<p>Elbette bilgisayarları açacaksınız. Hesaplara gireceksiniz, izleme kodlarını denetleyeceksiniz, birilerinin üç yıl önce kurup unuttuğu bir kampanyanın hâlâ para harcadığını göreceksiniz; her yerde bir tane bulunur. Bu işlerin ustalığını küçümsediğimi sanma. Dersin ikinci dönemini baştan sona buna ayırdığımı bilirsin. Ama araçların bir huyu var: Size hangi soruya cevap verebiliyorlarsa onu sordururlar. İlk gün elinde yalnız defter olan insan, soruyu kendi kurmak zorundadır. O bir günlük alışkanlık, sonraki bin güne yetiyor.</p>
<p>Bir de yasak koy, tek bir yasak. İlk ay kimse “hedef kitle” demesin. Onun yerine bir insan adı söylesinler: defterdeki komşunun, akrabanın, danışmadaki görevlinin adını. “Hedef kitlemiz otuz beş kırk beş yaş kadın” cümlesi odadaki herkesi rahatlatır, çünkü öyle biri yoktur ve kimseye hesap sormaz. “Gülten Hanım bunu anlamaz” cümlesi ise işi o gün durdurur. Üç Fırça’da danışmadaki görevlinin adı Gülten’di; yüz seksen beyazı on iki beyaza indiren de odur.</p>
<p>Ekibinden biri bunları çocukça bulacak. Büyük ihtimalle en deneyimlisi. Onu zorlama, ama defterini de geri alma; ben o arkadaşların defterlerini cuma akşamı ceplerinde çok gördüm.</p>
<p>Sen de bir defter al, ekibin başındasın diye kendini ayrı tutma. İlk sayfasına yıl sonunda ölçülecek hedefleri değil, bugün bilmediğin üç şeyi yaz. Yılın sonunda hedefleri sana nasılsa soracaklar. Bilmediklerini ise senden başka soran olmayacak.</p>
<p>Dersin son gününde sınıfa ne dediğimi hatırlıyor musun? Hatırlamıyorsan iyi; demek ki kendi cümleni kurmanın zamanı gelmiş. Pazartesi akşamı, yorgun değilsen, defterinin ilk sayfasının bir fotoğrafını yolla.</p>
<p>Sevgiyle,</p>
<p>Leyla</p>`,
  },
  image: '/img/articles/makale-6.webp',
  imageAlt: {
    tr: 'Sarı ayraçlı, açık bir defterin çizgi gravürü',
    en: 'Line engraving of an open notebook with a yellow marker',
    ar: 'حفر بالخطوط لدفتر مفتوح فيه شريط أصفر',
  },
  category: 'Teknoloji',
  date: '2025-12-09',
  readTime: 4,
  isPublished: true,
};
