import type { DemoArticle } from './types';

export const pazardaDuyulan: DemoArticle = {
  id: 'fa1140a5-8b4b-400a-ba10-308fe149693d',
  title: {
    tr: 'Pazarda duyulan: güvenin sesi nasıl kurulur?',
    en: 'Overheard at the market: how is the voice of trust made?',
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
<p>Çorapçı Zehra Hanım hiç konuşmuyor. Tezgâhının önünde bir tabure var, müşteriyi oturtuyor, çorabı eline veriyor, kendisi başka yere bakıyor. Bir buçuk saat boyunca ağzından çıkan tek söz “iki yıkamada salmaz” oldu ve onu da soran olmadan söylemedi. Yanındaki tezgâhtan daha çok sattı. Susmanın bir satış biçimi olduğunu bilirdim; taburenin onun bir parçası olduğunu bilmiyordum. Oturan insan gitmeye değil, karar vermeye hazırlanıyor.</p>
<h3>15.00</h3>
<p>Pazarın en sessiz saati. Emekliler geliyor. Alışverişleri uzun, sepetleri küçük. Yaşlı bir bey soğancıya altı ay önceki bir soğanı şikâyet etti. Altı ay! Soğancı itiraz etmedi, “Hangi hafta?” diye sordu, düşündü, “O hafta mal Polatlı’dan değildi,” dedi ve iki soğanı torbaya fazladan attı. Bey iki soğanı geri verdi. İstediği soğan değildi, kayıttı. Birinin o haftayı hatırlaması yetmişti.</p>
<blockquote><p>Şikâyet eden, çoğu zaman karşılığını değil, tanığını arar.</p></blockquote>
<h2>Akşam</h2>
<h3>18.40</h3>
<p>Akşam pazarı. Fiyatlar düşüyor ve ses değişiyor; sabahki fısıltı kalmıyor, herkes bağırıyor. Dikkatimi çeken şu oldu: Akşam gelenler tezgâh seçmiyor, fiyat seçiyor. Sabahın güveni akşam kimsenin işine yaramıyor, çünkü kimse yarına kalmayacak bir malda tanık aramıyor. Domatesçi Hasan bu saatte tezgâhını oğluna bırakıp çay içmeye gidiyor. “Ben bu saatin adamı değilim,” dedi. Bir marka için bundan daha açık bir konumlandırma cümlesi duymadım.</p>
<h3>20.05</h3>
<p>Tenteler toplandı, yerde marul yaprakları. Defterime bakıyorum. On dört saatte duyduğum bağırışların hiçbirini yazmamışım; yazdıklarımın hepsi bir kol boyu mesafeden söylenmiş sözler. Güvenin sesini tarif etmem istenseydi yüksekliğini değil, mesafesini söylerdim: Karşıdaki eğilmeden duyamıyorsa ve eğilmeye değer buluyorsa, iş olmuştur.</p>
<p>Ekranda bir kol boyu mesafe nasıl kurulur? Bütün kitap bu sorunun etrafında dolaşıyor ve doğrusu tam bir cevap bulamıyor. Bulduğum ilk ipucu karpuzcunun cümlesi: Ürün sayfanızda, o ürünü kimin almaması gerektiği yazıyor mu? Yazmıyorsa siz hâlâ bağırıyorsunuz demektir.</p>`,
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
