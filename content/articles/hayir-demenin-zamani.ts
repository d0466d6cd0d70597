import type { DemoArticle } from './types';

export const hayirDemeninZamani: DemoArticle = {
  id: '145f203a-c2f2-4794-867d-bf40ace963d0',
  title: { tr: 'Yapay zekâya hayır demenin üç zamanı' },
  excerpt: {
    tr: 'Yönetim kurulları bana artık “yapay zekâyı nerede kullanalım?” diye soruyor. Daha güç ve daha kazançlı soru öbürü: Nerede durmalıyız?',
  },
  content: {
    tr: `<p>Yılın ilk altı ayında yirmi iki yönetim kurulu toplantısına girdim. Yirmi birinin gündeminde yapay zekâ vardı ve yirmi birinde de soru aynıydı: Nerede kullanalım? Yirmi ikinci toplantı, Eskişehir’de üçüncü kuşağın yönettiği bir un fabrikasındaydı. Genel müdür Bedia Hanım bana listesini uzattı. Üzerinde on dört uygulama yazıyordu. “Bunların hepsi bize uyar, satıcılar da öyle söylüyor,” dedi. “Ben sizden şunu istiyorum: Bana hayır diyeceğim üçünü bulun.”</p>
<p>Beni bu kadar sevindiren bir iş tanımı az hatırlıyorum. Aşağıda yazdıklarım o listenin başından geçenlerdir.</p>
<h2>Birincisi: kimse aynı işi elle yapamaz olduğunda</h2>
<p>Un fabrikasında buğday alımı sabah dörtte başlar. Kamyon yanaşır, numune alınır, bir eksper tanelere bakar, ısırır, bir rakam söyler. Listenin ilk maddesi bu işi görüntü tanımaya devretmekti. Deneme sonuçları çok iyiydi; makine, iki eksperden daha tutarlı puan veriyordu. Bedia Hanım’a sordum: Makine durursa o sabah kim bakacak? Eksperlerden biri altmış üç yaşındaydı, öbürü elli dokuz. Çırakları yoktu. Makine kurulursa çırak da olmayacaktı.</p>
<p>Hayır dediğimiz makine değildi, zamanıydı. Önce iki çırak alındı. Makine bir yıl boyunca ustanın değil, çırakların yanına kondu; usta rakamı söylüyor, makine söylüyor, çırak ikisinin arasındaki farkı açıklamaya çalışıyordu. On dört ay sonra fabrika görüntü tanımaya geçti. Bugün sabah dörtte o kapıda, makine sussa da buğdaya bakıp fiyat verebilecek iki genç insan var. Bir beceriyi devretmekle unutmak arasındaki fark, yanında duran bir çıraktır.</p>
<h2>İkincisi: hatanın sahibi belli olmadığında</h2>
<p>Listenin sekizinci maddesi, bayilerin vadeli alım sınırlarını yapay zekânın belirlemesiydi. Dört yüz bayi, her biri için bir puan. Satıcının sunumu düzgündü, modelin başarısı yüksekti. Toplantıda herkese tek bir soru yönelttim: Altmış yıllık bir bayinin sınırı yanlışlıkla sıfıra inerse sabah telefonla onu kim arayacak? Satış müdürü mali işlere baktı. Mali işler bilgi işleme baktı. Bilgi işlem, satıcı firmanın temsilcisine baktı. Temsilci sözleşmenin on yedinci maddesini söyledi.</p>
<p>Kimse “ben” demedi. Bunu bir ölçü olarak öneriyorum: Bir kararı makineye verdiğinizde, o karar yanlış çıktığında özür dileyecek kişinin adı yazılamıyorsa hayır deyin. Hatanın düzeltilebilir olması yetmez; birinin elinde olması gerekir. Sekizinci madde bir ay sonra değişmiş hâliyle geri geldi. Makine puanı öneriyor, altına satış müdürü Cihan Bey kendi adını yazıyordu. İlk hafta dört yüz puanın elli üçünü değiştirdi. Adını yazmasaydı kaçını değiştirirdi, bilmiyoruz; ama kendisi bir tahminde bulundu. “Sıfır,” dedi.</p>
<h2>Üçüncüsü: karşıdaki insan yalnızca sizi istediğinde</h2>
<p>En çok tartıştığımız madde on birincisiydi ve en masum görünen de oydu. Fabrikaya yılda iki yüz kadar mektup geliyormuş. Evet, kâğıda yazılmış, pullu mektup: ekmeğinin neden kabarmadığını soranlar, babasının o fabrikada çalıştığını anlatanlar, bir torunun yaş pastasının fotoğrafını yollayanlar. Yıllardır Bedia Hanım’ın halası cevap veriyordu ve doksan yaşına gelmişti. Öneri, cevapları yapay zekânın yazmasıydı. Örnekleri okudum. Kusursuzdular; sıcak, bilgili, imlası düzgün. Halanın mektuplarından daha uzundular.</p>
<p>Bedia Hanım ikisini yan yana koydu. Halanın cevabı şöyleydi: “Kızım, fırının kapağını erken açıyorsun. Baban Rıza’yı hatırlarım, iki şeker atardı çaya.” Makinenin cevabında fırın sıcaklığı için üç ayrı tavsiye vardı. Rıza yoktu, olamazdı da.</p>
<blockquote><p>Mektuba verilen cevabın değeri, onu yazmanın birinin zamanını almış olmasındadır.</p></blockquote>
<p>Hayır dedik. Mektupları bugün fabrikanın on iki çalışanı sırayla cevaplıyor; ayda bir öğleden sonra, mesai sayılarak. Verimsiz bir iş. Fabrikanın en çok paylaşılan fotoğrafları da o öğleden sonralardan çıkıyor, ama bunun için yapılmıyor ve umarım kimse bunun için yapmaya kalkmaz.</p>
<p>Listedeki öbür on bir maddeye evet dedik. Bunu özellikle yazıyorum, çünkü içinde “hayır” kelimesi geçen her yazının ardından, yazarının teknolojiye karşı olduğunu sananlar çıkıyor. Stok tahmini, vardiya çizelgesi, ihracat evrakının taslağı, laboratuvar kayıtlarının taranması; hepsi kuruldu, çoğu iyi çalışıyor, biri çöpe gitti. Hayır diyebilmek, o on bir evetin içini doldurdu. İşçiler ilk kez bir teknoloji toplantısından, neyin <strong>değişmeyeceğini</strong> de öğrenerek çıktılar; değişecek olana bu yüzden daha az direndiler.</p>
<p>Toplantının sonunda Bedia Hanım on dört maddelik listeyi ikiye katlayıp arkasına üç hayırı yazdı ve kâğıdı fabrikanın girişine astırdı. Ön yüzünü değil, arka yüzünü. Kapıdan giren her satıcı önce onu okuyor.</p>`,
  },
  image: '/img/articles/makale-10.webp',
  imageAlt: {
    tr: 'Üç taşın çevresinden ayrılarak akan çizgiler',
    en: 'Lines parting as they flow round three stones',
    ar: 'خطوط تنفرج وهي تجري حول ثلاثة أحجار',
  },
  category: 'CNN Türk',
  date: '2026-07-14',
  readTime: 4,
  isPublished: true,
};
