import type { CatalogueTexts } from './texts';

export const tr: CatalogueTexts = {
  consultingCategories: {
    marketing: { title: 'Pazarlama ve Büyüme', short: 'Pazarlama' },
    ai: { title: 'Yapay Zekâ Entegrasyonu', short: 'Yapay zekâ' },
    ecommerce: { title: 'E-ticaret Danışmanlığı', short: 'E-ticaret' },
    special: { title: 'Özel Görüşmeler', short: 'Özel' },
  },
  trainingCategories: {
    digital: { title: 'Dijital Pazarlama', short: 'Dijital' },
    ai: { title: 'Yapay Zekâ ve Veri', short: 'Yapay zekâ' },
    ecommerce: { title: 'E-ticaret', short: 'E-ticaret' },
    leadership: { title: 'Liderlik', short: 'Liderlik' },
    bootcamp: { title: 'Eğitim Kampları', short: 'Eğitim kampı' },
  },
  consulting: {
    'hizli-tanisma': {
      title: 'Hızlı tanışma ve strateji değerlendirmesi',
      description:
        'Yarım saatte markanızı, hedefinizi ve sizi en çok zorlayan soruyu konuşuruz; sonunda ilk adımınızın ne olması gerektiğini söylerim. Öncesinde tek sayfalık bir bilgi notu yeter. Birlikte çalışmamız size bir şey kazandırmayacaksa bunu da açıkça duyarsınız; o zaman size kimin yardımcı olabileceğine bakarız.',
    },
    'buyume-stratejisi': {
      title: 'Derinlemesine büyüme stratejisi',
      description:
        'Gelirin nereden geldiğini, nerede tıkandığını birlikte okur, gelecek altı ayın yol haritasını tek sayfaya indiririz. Kanalları, fiyatı, müşteri kaybını ve ekibin gücünü yan yana koyarız. Elinizde sorumlusu ve ölçütü belli üç hamle kalır; geri kalanını bilerek ertelersiniz.',
    },
    'dijital-pazarlama': {
      title: 'Dijital pazarlama stratejisi değerlendirmesi',
      description:
        'Reklam hesaplarınızı, içeriğinizi ve ölçümlemenizi tek tek inceler, bütçenin boşa gittiği yerleri gösteririm. Satış getiren kanalı, yalnızca raporda iyi durandan ayırırız. Bir saatin sonunda neyi durduracağınızı, neyi değiştireceğinizi, neye dokunmayacağınızı bilirsiniz.',
    },
    'marka-konumlandirma': {
      title: 'Derinlemesine marka konumlandırma ve iletişim',
      description:
        'Markanızın kime, neyi, hangi farkla söylediğini tek cümleye indirir, bu cümleyi sitenizde ve satış dilinizde sınarız. Rakiplerin tuttuğu yerleri işaretler, hakkını verebileceğiniz boş yeri ararız. Sonunda bir konumlandırma cümlesi, üç ana mesaj ve söylenmeyecekler listesi çıkar.',
    },
    'ai-pazarlama': {
      title: 'Yapay zekâ ile pazarlama otomasyonu',
      description:
        'Ekibinizin her hafta elle yaptığı pazarlama işlerini listeler, bugün hangilerinin otomatikleşebileceğini seçeriz. E-posta akışları, içerik taslakları, raporlar ve müşteri soruları için elinizdeki araçlarla bir düzen tasarlarız. Hangi adımda insan onayı gerektiği baştan yazılır.',
    },
    'ai-growth': {
      title: 'Yapay zekâ destekli büyüme',
      description:
        'Kendi veriniz üzerinde, yapay zekâ desteğiyle kısa büyüme deneyleri tasarlar, bunları beklenen etkiye göre sıralarız. Hedef kitle, teklif, açılış sayfası ve fiyat denemeleri aynı düzenle kurulur. Görüşmeden, her denemenin ne zaman biteceği belli olan dört haftalık bir takvimle çıkarsınız.',
    },
    'ai-transformation': {
      title: 'Yapay zekâ dönüşüm yol haritası',
      description:
        'Hangi iş makineye, hangisi insana kalmalı? Süreçlerinizi inceler, üç aylık deneme planını ve ölçütlerini çıkarırız. Veri, yetkinlik, mevzuat ve maliyet de hesaba katılır. Sonuç, yönetim kuruluna olduğu gibi sunabileceğiniz ve nerede durulacağını da söyleyen bir belgedir.',
    },
    'eticaret-audit': {
      title: 'E-ticaret büyüme denetimi',
      description:
        'Mağazanızı müşterinin gözüyle gezer, sepetin terk edildiği anı buluruz. Görüşmeden bulgular listesiyle ayrılırsınız: arama, ürün sayfası, ödeme, kargo ve iade adımlarında neyin satış kaybettirdiği, ne kadar sürede düzeleceği ve hangi sırayla ele alınacağı bellidir.',
    },
    omnichannel: {
      title: 'Çok kanallı strateji planlaması',
      description:
        'Mağaza, site, pazaryeri ve sosyal medya birbirinin müşterisini çalmasın diye her kanala kendi görevini veririz. Stok, fiyat, kampanya ve iade kurallarını müşterinin izlediği yola göre uyumlu hâle getiririz. Görüşmenin ardından her kanalın rolünü, hedefini ve diğerlerine nerede bağlandığını gösteren bir plan alırsınız.',
    },
    'ikinci-gorus': {
      title: 'İkinci görüş',
      description:
        'Ajans teklifi, yazılım sözleşmesi ya da yıllık plan: imzadan önce okur, eksik ve pahalı bulduğum yerleri işaretlerim. Kimseden komisyon almam, taraf tutmam. Kararınızı değiştirebilecek soruları, pazarlığa açık maddeleri ve hangi koşulda masadan kalkmanız gerektiğini konuşuruz.',
    },
    'yonetici-mentorlugu': {
      title: 'Pazarlama yöneticisine birebir mentorluk',
      description:
        'Pazarlamayı yöneten kişiyle baş başa çalışırız: zor bir karar, zor bir ekip, zor bir bütçe toplantısı. Gündemi siz belirlersiniz; her görüşmenin sonunda bir sonraki adım yazıya dökülür. Genellikle ayda bir buluşuruz. Buna gerçekten ihtiyacınız olup olmadığına ilk görüşmede birlikte bakarız.',
    },
    'lansman-provasi': {
      title: 'Lansman provası',
      description:
        'Yeni bir ürünü, kampanyayı ya da mağazayı duyurmadan önce planınızı müşterinin, rakibin ve basının gözüyle sınarız. Mesajın anlaşılmadığı, stokun tükendiği, sitenin yavaşladığı günü önce kâğıt üzerinde yaşarsınız. Ekibiniz provadan görev dağılımı, yedek plan ve ilk haftanın ölçütleriyle çıkar.',
    },
    'yonetim-kurulu': {
      title: 'Yönetim kurulu oturumu',
      description:
        'Yönetim kurulunuz için, önünüzdeki pazarlama, yapay zekâ ya da e-ticaret kararına odaklanan kapalı bir oturum hazırlarım. Öncesinde şirketinizin rakamlarını okur, üyelerle kısaca görüşürüm. İki saat boyunca sunum izlemek yerine seçenekleri, bedellerini ve ölçülebilir bir ilk adımı tartışırsınız.',
    },
  },

  packages: {
    baslangic: {
      title: 'Başlangıç paketi',
      description:
        'Üç görüşmede durumunuzu netleştirir, önceliği belirler, uygulamaya geçeriz. İlkinde verinizi okur, ikincisinde yol haritasını yazar, üçüncüsünde ilk sonuçlara bakıp planı düzeltiriz. Arada aklınıza takılanları yazılı olarak yanıtlarım. Nereden başlayacağını bilmek isteyen ekipler için.',
    },
    'alti-aylik-danismanlik': {
      title: 'Altı aylık danışmanlık paketi',
      description:
        'Altı ay boyunca ayda bir buluşur, kararlarınızı uygulanırken izler, rakamlara bakarak düzeltiriz. Her ayın tek bir konusu olur: büyüme, yapay zekâ, mağaza, ekip. Ay ortasında kısa bir yazılı değerlendirme alırsınız. Dönüşümü kendi ekibiyle yürüten, ama yanında bir çift göz daha isteyen yönetimler için.',
    },
  },

  training: {
    'digital-marketing-fundamentals': {
      title: 'Dijital Pazarlama Temelleri Kampı',
      description:
        'Ölçümlemeden yaratıcı işe, bir pazarlama ekibinin ilk yılda bilmesi gereken her şey; kendi verinizle çalışarak. Her hafta bir kanalı kurar, yayına alır, sonucunu okuruz. Kampın sonunda her katılımcının elinde işleyen küçük bir kampanya ve onu savunacak rakamlar olur.',
      topics: [
        'Hedef, bütçe ve ölçüt belirlemek',
        'Ölçümleme altyapısını kurmak',
        'Arama motorlarında görünürlük',
        'Sosyal medya ve topluluk',
        'Ücretli reklamın temelleri',
        'E-posta ve mesajlaşma',
        'İçerik takvimi ve metin yazarlığı',
        'Rapor okumak ve sunmak',
      ],
    },
    'performance-marketing-mastery': {
      title: 'Performans Pazarlamasında Ustalık',
      description:
        'Reklam bütçesini kâra göre yönetmeyi öğrenirsiniz: hesap yapısı, teklif stratejisi, kreatif denemeleri, doğru ölçüm. Üç hafta boyunca kendi hesaplarınızda çalışır, her değişikliğin etkisini bekleyip birlikte okuruz. Panelde iyi görünen ile kasaya giren arasındaki farkı görmeye başlarsınız.',
      topics: [
        'Arama ve alışveriş reklamları',
        'Sosyal medya reklamlarında hesap yapısı',
        'Teklif stratejisi ve bütçe dağılımı',
        'Kreatif denemeleri',
        'Dönüşüm takibi ve veri gizliliği',
        'Reklamın gerçek etkisini ölçmek',
        'Kârlılığa göre raporlama',
      ],
    },
    'content-marketing-storytelling': {
      title: 'İçerik Pazarlaması ve Hikâye Anlatıcılığı',
      description:
        'Markanızın anlatmaya değer hikâyesini bulur; yazı, ses ve görüntüyle aksamadan sürecek bir yayın düzeni kurarsınız. Her hafta yazar, okur, eleştirir, yeniden yazarız. Program bittiğinde üç aylık bir yayın takviminiz, kendinize özgü bir sesiniz ve yayımlanmaya hazır dört metniniz olur.',
      topics: [
        'Anlatmaya değer olanı bulmak',
        'Okuru tanımak: görüşme ve gözlem',
        'Marka sesi ve dil kılavuzu',
        'Uzun yazı, bülten ve kısa metin',
        'Podcast ve video anlatısı',
        'Taslak yapay zekâdan, son söz insandan',
        'Yayın takvimi ve ölçüm',
      ],
    },
    'ai-marketing-transformation': {
      title: 'Yapay Zekâ Destekli Pazarlama Dönüşümü',
      description:
        'Pazarlama ekibinin günlük işini yapay zekâyla yeniden kurmayı, altı haftada kendi süreçleriniz üzerinde öğrenirsiniz. Her hafta bir iş akışı seçer, önce bugünkü hâlini ölçer, sonra yenisiyle karşılaştırırız. Kazanç yoksa eskisi kalır. Program sonunda ekibin ortak kullanım ilkeleri yazıya dökülür.',
      topics: [
        'Dil modelleri nasıl çalışır, nerede yanılır',
        'İstem yazmak: iyi soru, iyi bağlam',
        'İçerikte kalite denetimi',
        'Müşteri iletişiminde otomasyon',
        'Kişiselleştirme ve öneri',
        'Veri gizliliği, telif ve etik',
        'İş akışlarını ölçmek ve karşılaştırmak',
        'Ekip için kullanım ilkeleri',
      ],
    },
    'data-analytics-insights': {
      title: 'Veri Analitiği ve İçgörüde Ustalık',
      description:
        'Rakam yığınından karar çıkarmayı öğrenirsiniz: doğru soruyu sormak, veriyi temizlemek, yorumlamak ve tek sayfada anlatmak. Kod bilmeniz gerekmez; tablo kullanmanız yeter. Beş haftanın sonunda, yönetiminizin her pazartesi gerçekten okuyacağı bir rapor kurmuş olursunuz.',
      topics: [
        'Soruyu ölçülebilir kılmak',
        'Veriyi toplamak ve temizlemek',
        'Müşteri yaşam boyu değeri',
        'Segment ve kohort analizi',
        'Deneyler ve istatistikte sağduyu',
        'Yapay zekâyla analiz ve doğrulama',
        'Grafik seçimi ve veriyle anlatım',
      ],
    },
    'ecommerce-growth-accelerator': {
      title: 'E-ticaret Büyüme Hızlandırıcısı',
      description:
        'Sepet, kargo, iade, sadakat: büyümeyi reklam bütçesinden bağımsız düşünmeyi öğreten uygulamalı bir program. Beş hafta boyunca kendi mağazanızda çalışır, her hafta bir darboğazı ölçer ve giderirsiniz. Program, sonraki üç ayın deney planıyla biter.',
      topics: [
        'Mağaza ekonomisi: sepet, marj, iade',
        'Ürün sayfası ve görsel dil',
        'Ödeme adımındaki kayıpları azaltmak',
        'Kargo, teslimat ve iade deneyimi',
        'Sadakat ve yeniden satın alma',
        'Site içi arama ve öneriler',
        'Deney kurmak ve sonucunu okumak',
      ],
    },
    'marketplace-strategy-management': {
      title: 'Pazaryeri Stratejisi ve Yönetimi',
      description:
        'Pazaryerinde kâr ederek satmayı öğrenirsiniz: ürün seçimi, komisyon, vitrin, yorum ve reklam aynı hesabın içinde. Üç haftada mağazanızı baştan düzenler, zarar ettiren ürünleri ayıklarsınız. Hangi ürünü pazaryerine koyacağınıza, hangisini kendi sitenize saklayacağınıza rakamla karar verirsiniz.',
      topics: [
        'Pazaryeri seçimi ve ürün yelpazesi',
        'Komisyon, kargo ve net kâr hesabı',
        'Ürün başlığı, görsel ve arama sıralaması',
        'Fiyat rekabeti ve kampanya kararları',
        'Pazaryeri reklamları',
        'Yorumlar, puanlar ve müşteri soruları',
        'Stok planı ve yurt dışına satış',
      ],
    },
    'c-level-marketing-leadership': {
      title: 'Üst Düzey Pazarlama Liderliği Programı',
      description:
        'Genel müdürler ve pazarlama direktörleri için: bütçeyi savunmak, ekibi kurmak, yapay zekâya nerede hayır diyeceğini bilmek. On hafta boyunca küçük bir grupta gerçek kararlarınızı tartışırız. Her oturumda bir katılımcının şirketini masaya yatırırız; konuşulanlar odada kalır.',
      topics: [
        'Pazarlamayı bilançodan okumak',
        'Yönetim kurulunda bütçe savunmak',
        'Marka ile kısa vadeli satış arasında denge',
        'Ekip ve ajans yapısını kurmak',
        'Yapay zekâ kararlarında sorumluluk',
        'Fiyat ve değer',
        'Kriz anında iletişim',
        'İlk yüz günün planı',
      ],
    },
    'digital-transformation-leadership': {
      title: 'Dijital Dönüşüm Liderliği',
      description:
        'Dönüşümü yürütecek yöneticiler için: nereden başlanır, önce kim ikna edilir, hangi proje bilerek kapatılır. Altı haftada kendi kurumunuzun dönüşüm planını yazar, her hafta gruptan eleştiri alırsınız. Teknolojiden çok insanı, alışkanlığı ve bütçeyi konuşuruz; projeler genellikle orada takılır.',
      topics: [
        'Kurumun olgunluğunu dürüstçe ölçmek',
        'Öncelikler ve proje portföyü',
        'Direnci anlamak, ekibi kazanmak',
        'Veri ve yapay zekâ yönetişimi',
        'Tedarikçi ve teknoloji seçimi',
        'Bütçe, getiri ve vazgeçme noktası',
        'Değişimi anlatmak',
      ],
    },
    'marketing-master-bootcamp': {
      title: 'Pazarlama Ustalık Kampı',
      description:
        'On iki haftada pazarlamanın bütününü, gerçek bir markanın bütçesi ve sorumluluğuyla çalışarak öğrenirsiniz. Araştırma, strateji, içerik, reklam, e-ticaret ve yapay zekâ birbirine bağlanarak ilerler. Her haftanın bir teslimi, her teslimin yazılı geri bildirimi vardır. Kamp, jüri önünde savunduğunuz bir planla biter.',
      topics: [
        'Pazar ve müşteri araştırması',
        'Strateji ve konumlandırma',
        'Marka kimliği ve dili',
        'İçerik ve topluluk',
        'Performans reklamları',
        'E-ticaret ve müşteri deneyimi',
        'Yapay zekâyla çalışmak',
        'Bitirme projesi ve jüri',
      ],
    },
    'ai-marketing-specialist-bootcamp': {
      title: 'Yapay Zekâ Pazarlama Uzmanlığı Kampı',
      description:
        'Pazarlamada yapay zekâyı kuran, denetleyen ve anlatan kişi olmak isteyenler için sekiz haftalık uygulamalı kamp. Araç tanıtımıyla yetinmez; içerik, analiz ve müşteri hizmetleri için çalışan üç sistem kurarsınız. Her birinin maliyetini, hata payını ve insan onayı gereken yerini hesaplar, portföyünüze eklersiniz.',
      topics: [
        'Model seçimi ve modellerin sınırları',
        'İstem tasarlamak ve sınamak',
        'Kurum bilgisine dayanan yanıtlar',
        'Otomasyon akışları kurmak',
        'Görsel ve video üretimi',
        'Kalite ölçümü ve hata ayıklama',
        'Maliyet, gizlilik ve mevzuat',
        'Portföy projesi',
      ],
    },
  },

  corporate: {
    'kurum-ici-akademi': {
      title: 'Kurum İçi Pazarlama ve Yapay Zekâ Akademisi',
      description:
        'Pazarlama, satış ve müşteri hizmetleri ekipleriniz aynı dili konuşsun diye şirketinizin verisi ve örnekleriyle kurulan program. Başlamadan önce ekibin düzeyini ölçer, içeriği ona göre yazarım. Sekiz hafta boyunca herkes kendi işinden bir sorunu çözer; son gün sonuçlar yönetime sunulur.',
      benefits: [
        'Şirketinize göre yazılmış içerik ve örnekler',
        'Başta ve sonda düzey ölçümü',
        'Her katılımcının kendi işinden bir proje',
        'Yöneticilere her ay kısa bir ilerleme notu',
        'Ders kayıtları ve çalışma dosyaları sizde kalır',
        'Üç ay sonra bir izleme görüşmesi',
      ],
    },
    'yonetim-atolyesi': {
      title: 'Yönetim Ekibi Dönüşüm Atölyesi',
      description:
        'Üst yönetim için dört yarım güne yayılan kapalı atölye: yapay zekâ ve e-ticaret kararlarınızı birlikte verir, takvime bağlarsınız. Sunum az, tartışma çoktur. Her buluşma bir kararla biter, sonraki o kararın sonucuyla açılır. Dördüncü buluşmadan, herkesin arkasında durduğu on iki aylık bir planla çıkarsınız.',
      benefits: [
        'Katılımcılarla birebir ön görüşme',
        'Sektörünüzden seçilmiş gerçek örnekler',
        'Her buluşmanın sonunda yazılı karar',
        'Sorumlusu ve ölçütü belli on iki aylık plan',
        'Altı ay sonra yarım günlük değerlendirme',
      ],
    },
  },
};
