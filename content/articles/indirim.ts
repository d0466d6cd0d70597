import type { DemoArticle } from './types';

export const indirim: DemoArticle = {
  id: '0feb29b4-09f0-4058-ab93-fc629e757ba9',
  title: {
    tr: 'İndirim, bir markanın özür dilemesidir',
    en: 'A discount is a brand saying sorry',
    ar: 'التخفيض اعتذار من العلامة',
  },
  excerpt: {
    tr: 'Vitrindeki yüzde elli yazısı bize ne kazandığımızı değil, dün ne kaybettiğimizi söyler. Peki marka her hafta özür diliyorsa?',
    en: 'The fifty per cent in the window does not tell us what we gain today, but what we lost yesterday. And what if a brand apologises every week?',
    ar: 'لا تقول لنا عبارة «خمسون في المئة» ما الذي نكسبه اليوم، بل ما الذي خسرناه أمس. فماذا لو اعتذرت العلامة كل أسبوع؟',
  },
  content: {
    tr: `<p>Annem indirimden ayakkabı almazdı. Gücü yettiğinden değil; tersine, gücü yetmediğinden. “Dün üç yüz lira dediler, bugün yüz elli diyorlar,” derdi vitrinin önünde. “Hangisinde bana yalan söylediler, onu bilmeden içeri girmem.” Çocuk aklımla bunu inat sanırdım. Pazarlama okurken bu sorunun cevabını hiçbir ders kitabında bulamayınca annemi daha ciddiye almaya başladım.</p>
<p>İndirimin resmî tarifi şöyle yapılır: talebi öne çekmek için fiyatın geçici olarak düşürülmesi. Kulağa bir mühendislik işi gibi gelir. Oysa fiyat bir sayı değil, bir sözdür. Etikete üç yüz yazan kişi bize “bunun karşılığı budur, kumaşını, dikişini, işçisinin hakkını düşündüm, buraya yazdım” demiş olur. Ertesi hafta yüz elli yazdığında sözünü geri alır. Geri alınan her söz, açıkça söylense de söylenmese de bir özürdür: Fazla istemişim, fazla üretmişim, sizi yanlış tanımışım.</p>
<p>Özür dilemek ayıp değildir. Yanlış tahmin edilen bir kışın ardından kabanı ucuza vermek, hesabı düzgün tutulmuş bir özürdür ve müşteri bunu anlar. Eskiden mağazalar bunu yılda iki kez, utana sıkıla yapardı: camlara kâğıt asılır, vitrin mankenleri soyulur, mevsim sonu denirdi. Kimse alınmazdı, çünkü herkes mevsimin gerçekten bittiğini kendi gözüyle görürdü.</p>
<p>Şimdi takvime bakın. Kara Cuma, Efsane Kasım, yılbaşı, Sevgililer Günü, bahar, ara tatil, okula dönüş, doğum gününüz, üyeliğinizin yıl dönümü, sepette unuttuklarınız. Geçen yıl bir hazır giyim markasının, adı Saklı Bahçe olsun, bütün fiyat değişikliklerini tek tek kâğıda döktüm. Üç yüz altmış beş günün üç yüz on dokuzunda mağazanın en az üçte biri indirimdeydi. Genel müdüre bir kalem uzatıp gerçek fiyatlarını yazmasını rica ettim. Uzun süre düşündü. Sonra açıkça söyledi, bu dürüstlüğünü unutmuyorum: “Gerçek fiyatımız yok bizim. Etikete yazdığımız, indirimin güzel görünmesi için.”</p>
<p>Durmadan özür dileyen bir arkadaşınızı düşünün. Önce nazik bulursunuz, sonra kuşkulanırsınız, en sonunda dinlemezsiniz. Saklı Bahçe’nin müşterileri üçüncü evreye varmıştı. İndirim mesajlarının açılma oranı üç yılda yarıya inmiş, marka da mesaj sayısını iki katına çıkarmıştı. Tezgâhtarlarla konuştuğumda daha ağır bir şey öğrendim: Müşteriler tam fiyatlı bir ürünü kasaya getirirken seslerini alçaltıp soruyordu: “Bu ne zaman iner?” Tezgâhtar da, işini seven iyi bir insan olduğu için, doğrusunu söylüyordu: “Perşembeye kadar bekleyin.”</p>
<blockquote><p>Perşembeyi bekleyen müşteri sizi ucuz bulduğu için değil, size inanmadığı için bekler.</p></blockquote>
<p>Bunun bir de hiç görünmeyen hesabı var. Salı günü üç yüz liraya alan kadın, perşembe günü aynı kazağı yüz elliye görünce iki şey öğrenir: Bir, sabırsızlığının cezası yüz elli liradır. İki, marka bu cezayı en çok kendisini beğenene, ilk gelene, beklemeyene keser. Sadakat programlarına milyonlar harcayan bir şirketin, sadık olanı her hafta böyle cezalandırması bana hep tuhaf gelmiştir.</p>
<p>“Peki herkes yapıyor, biz yapmazsak batarız,” diyecekler. Bu itirazı hafife almıyorum; kirayı ödeyen onlar. Saklı Bahçe’ye de bir gecede indirimi kesmelerini önermedim. Önerdiğim, özürlerini sayılı hâle getirmekti. Yılda dört kez, her birinin sebebi camda yazılı: “Bu kabanlardan fazla diktik.” “Bu rengi siz sevmediniz, biz sevmiştik.” “Depomuz taşınıyor.” Geri kalan günlerde tek fiyat ve o fiyatın içinde ne olduğunu anlatan üç satır: kumaş, işçilik, mağazanın payı. Onları en çok kendi paylarını yazmak korkuttu.</p>
<p>İlk dört ayda ciro yüzde on bir düştü, iki mağaza kapandı; bunu süsleyip anlatacak değilim. Beşinci ayda camdaki yazıların fotoğrafları dolaşmaya başladı. İnsanlar “bu rengi siz sevmediniz” cümlesini sevmişti, rengi de sevmeye başladılar. Yıl sonunda ciro eski yerine geldi, kâr ise üçte bir arttı; çünkü aynı kazağı artık bir kez satıyorlardı. Eskiden bir kez satıyor, bir kez de özür diliyorlardı.</p>
<p>Tezgâhtarlar ne oldu diye soracak olursanız, üçüncü ayda birinin müşteriye şöyle dediğini duydum: “İnmez. İnerse sebebini camda okursunuz.” Bu cümleyi hiçbir eğitimde öğretmemiştik. Yalan söylemek zorunda kalmayınca kendiliğinden söylenmişti.</p>
<p>Her marka bunu kaldıramaz, biliyorum. Bazılarının sahiden gerçek bir fiyatı yok; o malların dikişi daha ilk günden indirime göre atılıyor. Onlara verecek öğüdüm de yok. Benim sözüm, iyi bir mal yapıp ardından onun değerini savunacak cesareti bulamayanlara.</p>
<p>Annem seksen bir yaşında. Geçen hafta birlikte bir vitrinin önünden geçtik; camda “sezona özel, yalnız bugün” yazıyordu. Durdu, gözlüğünü taktı, okudu. “Dün de böyle yazıyordu,” dedi ve koluma girip yürümeye devam etti. Ayakkabıya bakmadı bile.</p>`,
  },
  image: '/img/articles/makale-7.webp',
  imageAlt: {
    tr: 'İpinden sarkan bir fiyat etiketinin çizgi gravürü',
    en: 'Line engraving of a price tag hanging by its string',
    ar: 'حفر بالخطوط لبطاقة سعر معلّقة بخيطها',
  },
  category: 'Radikal',
  date: '2025-09-15',
  readTime: 4,
  isPublished: true,
};
