import type { DemoArticle } from './types';

export const kargocununBildigi: DemoArticle = {
  id: 'c6d3c0b0-f531-42bb-ac7e-9f0e22167a9d',
  title: { tr: 'Kargocunun bildiği' },
  excerpt: {
    tr: 'Selim günde yüz yirmi kapı çalıyor. Bir mahallenin neyi aldığını, neyi geri yolladığını ve neden sustuğunu hiçbir raporun bilmediği kadar iyi biliyor.',
  },
  content: {
    tr: `<p>Selim’in arabasında ön koltuğa oturabilmek için önce iki koliyi, bir çocuk bisikletini ve yarım simidi arkaya almamız gerekti. Saat yediyi on geçiyordu. “Bugün hafif,” dedi, “yüz on altı teslimat, on dokuz iade. Yağmur yok. Bir de salı; salıları insanlar evde olur.”</p>
<p>Selim dokuz yıldır aynı bölgeye dağıtım yapıyor: otuz dört sokak, iki tepe, bir dere yatağı. Çalıştığı firmanın adını yazmayacağım; o da istemedi, gereği de yok. Ona bir e-ticaret kongresinin kulisinde rastlamıştım. Konuşmacılara paket getirmişti ve imza beklerken sahnedeki “son kilometrede müşteri deneyimi” başlıklı sunumu ayakta dinliyordu. Sunum bitince bana dönüp “Kapıyı kimin açtığını hiç söylemedi,” dedi. O cümlenin peşinden bugün buradayım.</p>
<p>İlk durağımız dört katlı bir apartman. Selim zile basmadan önce kolinin yönünü çeviriyor, markanın yazısı kendi göğsüne bakıyor. Nedenini soruyorum. “Bu hanım,” diyor, “karşı komşusu görsün istemez. Geçen yıl elime bir battaniye uzattı, üstüne örtüver dedi. O gün bugün ters tutarım.” Kapı açılıyor, orta yaşlı bir kadın koliyi alıp gülümsüyor. Teşekkür ederken sesinde, memnuniyet anketlerinin hiçbir seçeneğine sığmayan bir şey var.</p>
<p>Markanın kutusunun üzerinde yirmi santimlik parlak harflerle kendi adı yazıyor. O kutuyu tasarlayanlar, mahalleye reklam yaptıklarını düşünmüş olmalı.</p>
<p>Öğleye kadar elli üç kapı çaldık. Not defterimden birkaç satır aktarıyorum. Mimoza Apartmanı’nın üçüncü katındaki öğrenci her şeyi iki beden alıyor, birini iade ediyor; Selim koliyi verirken “hangisi olursa haftaya alırım” deyip geçiyor, çocuk utanmıyor artık. Fırının üstündeki emekli çift ayda bir, aynı gün, aynı marka ilaç kutusundan sipariş ediyor. Selim önce anlamamış; sonra öğrenmiş ki beyefendi bir önceki siparişini unutuyor, hanımefendi de bozuntuya vermeden hepsini saklıyor. Evde kırk bir kutu birikmiş. Satıcı firmanın gözünde bu çift, “en sadık müşteri” sınıfındaydı ve onlara her ay yüzde on indirim kuponu gidiyordu.</p>
<p>“Siz bunu firmaya söylediniz mi?” diyorum. Arabayı durduruyor, bana bakıyor. “Kime söyleyeyim?” diyor. “Telefonda iki düğme var: teslim edildi, edilmedi. Üçüncü düğme yok.”</p>
<p>Üçüncü düğme yok. Bu meslekte duyduğum en iyi eleştirilerden biri bu olabilir. Milyonlarca liralık yazılımlar müşterinin bir sonraki alışverişini tahmin etmeye uğraşırken, o müşterinin yüzünü haftada üç kez gören tek çalışandan duymak istediğimiz şey iki kelimeyle sınırlı. Üstelik Selim o firmanın çalışanı bile değil; taşeronun taşeronu. Mağazanın adını taşıyan kutuyu elinde tutan, mağazayı hiç görmemiş biri.</p>
<p>İadelerin hikâyesi daha çok. Selim on dokuz iadenin on birinin sebebini koliyi almadan biliyordu. Bir kadın perde almış, pencere boyunu doğru ölçmüş ama sitede “boy” denilen şeyin kumaş boyu olduğunu anlamamış. “Bu ay yedinci,” dedi Selim, “hep aynı perde, hep aynı yanlış.” Yedi iade, satıcının tablosunda “ürün beğenilmedi” satırında duruyor. Oysa ürün beğenilmiş; o gün iade eden iki kadın da perdeyi bana kapı ağzında, elleriyle, uzun uzun tarif etti.</p>
<p>Öğle yemeğini bir okulun duvarına oturup yedik. Ona bir firmanın kendisinden ne öğrenmek isteyebileceğini sordum. Lokmasını yavaş yavaş çiğnedi. “Sormasınlar,” dedi sonunda. Şaşırdım. Açıkladı: Sorulursa yazılacak, yazılırsa birinin önüne düşecek, düşerse o evdeki beyefendiye bir telefon gidecek. “Kırk bir kutuyu ben biliyorum, hanımı biliyor, şimdi siz biliyorsunuz. Dördüncü fazla.”</p>
<p>Bütün gün en çok bu sözü düşündüm. Benim işim, saklı kalmış bilgiyi masaya getirmektir; bunu yirmi beş yıldır hep iyi bir şey saydım. Selim bana bir bilginin, kimin elinde durduğuna göre başka bir şeye dönüştüğünü hatırlattı. Onun elinde nezaket olan, bir tabloda hedefleme oluyor. Ters tutulan koli bir battaniyedir; aynı bilgi bir yazılıma girince “mahremiyet duyarlılığı yüksek kadın müşteri” olur ve ona gizli ambalajla satılacak bir şeyler aranır.</p>
<p>Öyleyse üçüncü düğme ne olmalı? Dönüş yolunda birlikte bir taslak çıkardık. Kişiyi değil, işi anlatan bir düğme: “Kutu büyük geldi.” “Yazı yanlış anlaşılıyor.” “Zil çalışmıyor.” Perdeyi söyler, kırk bir kutuyu söylemez. Selim onayladı, bir şartla: Düğmeye basanın cebine de bir şey girecek. “Akıl veriyorsam,” dedi, “o da teslimattır.”</p>
<p>Son kapıyı akşam yediye yirmi kala çaldık. Açan çocuk Selim’i adıyla selamladı, koliyi aldı, içeri seslendi: “Anne, Selim Abi geldi!” Markanın adını söylemedi. Yirmi santimlik parlak harflerle yazılıydı oysa.</p>`,
  },
  image: '/img/articles/makale-8.webp',
  imageAlt: {
    tr: 'Yan yana dizilmiş kapı zilleri; biri sarı',
    en: 'Rows of doorbells, one of them yellow',
    ar: 'صفوف من أجراس الأبواب، واحد منها أصفر',
  },
  category: 'Radikal',
  date: '2025-03-03',
  readTime: 4,
  isPublished: true,
};
