import type { DemoArticle } from './types';

export const kayipSemsiye: DemoArticle = {
  id: '2514db03-62b5-4fd1-9bca-58cf1c6e4235',
  title: { tr: 'Kayıp eşya bürosunda bir şemsiye' },
  excerpt: {
    tr: 'Vapur iskelesinin altındaki büroda yedi yüz şemsiye sahibini bekliyor. Gelenler şemsiyelerini tarif edemiyor; ama hiçbiri yanılmıyor.',
  },
  content: {
    tr: `<p>İskelenin altında, suyun sesini üstten değil yandan duyduğunuz bir oda var. Kapısında “Kayıp Eşya” yazıyor. İçeride on bir dolap, bir masa, bir soba ve Mürvet Hanım bulunuyor. Mürvet Hanım yirmi altı yıldır vapurlarda unutulanları topluyor, numaralıyor ve bekletiyor. Bir yıl dolunca eşya satışa çıkıyor, ama o gün gelene kadar her şeyin hâlâ bir sahibi var.</p>
<p>Oraya kendi şemsiyemi aramaya gittim. Siyah, sapı ahşap, sıradan bir şemsiyeydi. Mürvet Hanım, “Siyah şemsiyeden yedi yüz on iki tane var,” dedi. “Tarif edin.” Ettim. Siyah, dedim, sapı ahşap. Sabırla bekledi. Başka bir şey diyemedim. Dört yıl elimde taşıdığım bir şey hakkında iki cümle bilgim varmış.</p>
<p>Sonra beni dolapların arasına aldı ve “Bakmayın,” dedi, “tutun.” Sapları birer birer avucuma verdi. On dokuzuncuda parmaklarım bir şeyi tanıdı: başparmağın geldiği yerde, hep orayı tırnakladığım için oluşmuş bir çukur. Varlığından haberim bile yoktu. Şemsiye benimdi.</p>
<p>Mürvet Hanım şaşırmadı. Tarifle bulanı az görmüş, elle yanılanı hiç. “İnsan neyi kaybettiğini bilmez,” dedi, “kaybettiği onu bilir.”</p>
<p>O odaya sonraki haftalarda altı kez daha gittim; iş için değil, soba için diyeyim. Her gidişimde gelenleri dinledim. Bir genç kız eldiveninin tekini arıyordu. “Ne renk?” sorusuna önce gri, sonra lacivert, sonra “babamın aldığı” dedi. Eldiven yeşildi. Bir müzisyen keman yayını sordu; yayın fiyatını biliyor, markasını bilmiyordu. Bir adam da hiçbir şey kaybetmediğini, yalnızca bu odada ne olduğunu merak ettiğini söyledi. Mürvet Hanım ona çay verdi. Meğer yılda birkaç tane böyle gelirmiş.</p>
<p>Bir gün de okul çantasını arayan sekiz yaşlarında bir çocuk geldi, yanında dedesi. Dede çantayı uzun uzun anlattı: mavi, iki gözlü, üstünde bir kahraman resmi. Öyle bir çanta yoktu. Çocuk sıkılıp dolapların arasında dolaştı, kırmızı bir çantayı çekip çıkardı. İçinden kendi defteri çıktı. Dede, çantayı aldıkları gün mağazada ilk beğendikleri maviyi anlatıyormuş; mavi kalmamış, kırmızıyı almışlar. Dedenin hatırladığı, alınan değil, istenen çantaydı.</p>
<p>Mesleğim gereği insanlara eşyalarını anlattırmak için para alırım. Adına odak grubu deriz. Sekiz kişi bir masaya oturur, ortada bir şampuan durur, camın arkasında biz. “Bu şampuan bir insan olsaydı nasıl biri olurdu?” Sekiz kişi kibarca düşünür, sekiz tarif çıkar. Sonra o tariflere göre kapak rengi değişir. Sobanın başında, bunca yıl camın arkasından dinlediğim sözlerin kaçı siyah, ahşap saplı bir şemsiyeydi diye düşündüm. Kimse yalan söylemiyordu. Biz yalnız tarif soruyorduk, tutturmuyorduk.</p>
<p>Çukuru hiçbir tarif vermez. Çukur, şemsiyenin satıldığı gün üzerinde yoktur; tasarımcısı onu çizmemiştir, fabrikası bilmez, markası iddia edemez. Dört yılda, yağmur beklerken, sıkıntıdan açılmıştır. Bir ürün ile bir eşya arasındaki fark o çukurdur işte. Ürünü biz yaparız, eşyayı sahibi yapar.</p>
<p>Bir bavul firmasına, adı Rota olsun, bunu anlatmaya kalktım. Pazarlama ekibi kibarca dinledi. Sonra içlerinden biri, garanti bölümünde çalışan Nilay Hanım, söz aldı. Tamire gelen bavulların hiçbirinin birbirine benzemediğini söyledi: Kiminin sol tekerleği yenmiş, kiminin kulpu bir yandan cilalanmış, kiminin iç cebinde dikişle tutturulmuş küçük bir adres kâğıdı var. Firma bugüne dek tamir ettiği bavulu müşteriye yeni gibi göndermekle övünürmüş. Tekerlek değişir, kulp değişir, kumaş temizlenirmiş. “Üç kişi,” dedi Nilay Hanım, “geri yolladığımız bavul için ‘Bu bizim değil’ dedi. Tutanak tuttuk, seri numarasını gösterdik, inandıramadık.”</p>
<p>İnandıramazlardı. Seri numarası bavulun kimliğidir, sahibinin değil.</p>
<p>Rota şimdi tamirden önce müşteriye bir soru soruyor: “Neresine dokunmayalım?” Formda cevap için yarım satır ayırmışlardı, yetmedi. İnsanlar sayfalarca yazdı. Kulpun solundaki parlak yer bir babanın elindenmiş. Kapaktaki çizik Napoli’de bir merdivenden kalmış ve kesinlikle silinmesin. Bir kadın, gıcırdayan tekerleği için “Yağlamayın, gece eve döndüğümü oğlum oradan anlıyor,” yazmış. Firmanın arşivinde artık iki bin dört yüz cevap var; hiçbiri bir reklamda kullanılmadı. Kullanılsın mı diye bana sordular. Camın arkasına geçmeyin, dedim.</p>
<p>Büro bu kış kapandı. Vapur idaresi kayıp eşyayı bir uygulamaya taşıdı; fotoğraf çekiliyor, yapay zekâ etiketliyor, siz telefonunuza “siyah şemsiye, ahşap sap” yazıyorsunuz, önünüze yedi yüz on iki resim geliyor. Hepsi doğru.</p>
<p>Mürvet Hanım emekli oldu. Ayrılırken dolaplardan birinin anahtarını bana verdi, içinde ne olduğunu söylemedi. Henüz açmadım. Ara sıra cebimde elime geliyor ve bakmadan, hangi anahtar olduğunu biliyorum.</p>`,
  },
  image: '/img/articles/makale-11.webp',
  imageAlt: {
    tr: 'Açık bir şemsiyenin çizgi gravürü',
    en: 'Line engraving of an open umbrella',
    ar: 'حفر بالخطوط لمظلة مفتوحة',
  },
  category: 'Tuhaf',
  date: '2025-11-18',
  readTime: 4,
  isPublished: true,
};
