import type { DemoArticle } from './types';

export const musteriHizmetleri: DemoArticle = {
  id: '19a60d0d-9810-42be-970b-4252c34eb914',
  title: { tr: 'Müşteri hizmetleri neden en iyi çalışanını saklıyor?' },
  excerpt: {
    tr: 'Sorununuzu üç dakikada çözen biri her kurumda var. Ona ulaşmak için kırk dakika beklemeniz ise bir kaza değil, bir tasarım.',
  },
  content: {
    tr: `<p>Geçen ay evdeki internet kesildi. Telefonla konuştuğum ilk iki kişi bana modemi kapatıp açmamı, üçüncüsü bunu bir kez daha yapmamı söyledi. Kırk birinci dakikada hatta Sevda Hanım bağlandı. Adresimi sordu, iki saniye sustu, “Sokağınızda sabah yol çalışması vardı, saha ekibi kutuyu ters bağlamıştır, ben arıyorum,” dedi. On beş dakika sonra internet geldi.</p>
<p>Teşekkür etmek için yeniden aradım. Sevda Hanım’a bir daha ulaşamadım. Sistemde öyle bir seçenek yoktu.</p>
<p>Bu hikâyeyi yalnız benim yaşamadığımı biliyorum; programda anlattığım gün gelen mesajların sayısı üç yüzü geçti. Hepsinde bir Sevda Hanım vardı. Bir bankada, bir hastanede, bir havayolunda, uzun bir bekleyişin sonunda konuya hâkim, sakin, yetkili bir insan çıkıyor, işi çözüyor ve yeniden kayboluyordu. Mesajların çoğu aynı soruyla bitiyordu: Madem böyle biri var, neden ilk telefonu o açmıyor?</p>
<h2>Hesap nasıl tutuluyor?</h2>
<p>Cevabı bulmak için bir çağrı merkezinin muhasebesine bakmak yeterli. Danışmanlık verdiğim Gökkuşağı Telekom’da (adı uydurma, hesabı gerçek) birinci basamakta çalışan birinin dakikası bir birim, üçüncü basamaktaki uzmanınki dört birimdi. Aramaların yüzde yetmişi basit sanılıyordu. O hâlde ucuz olan önde durmalı, pahalı olan arkada korunmalıydı. Bu hesabı ilkokuldan kalma dört işlemle doğrulayabilirsiniz. Yanlış olan tek şey, toplama hangi satırların girdiği.</p>
<p>Gökkuşağı’nda bin aramayı baştan sona izledik. Bir aramayı değil, bir <em>sorunu</em> izledik; fark burada. Aynı kişi aynı sorun için dört kez aradığında sistem dört arama, dördü de “ortalama süre hedefine uygun” sayıyordu. Sorunları sayınca tablo değişti. Birinci basamakta başlayan bir sorun ortalama üç virgül iki aramayla, toplam elli sekiz dakikada kapanıyordu. Deneme için doğrudan uzmana bağladığımız sorunlar tek aramada, yedi dakikada kapandı. Dört birimlik dakika yediyle çarpılınca yirmi sekiz, bir birimlik dakika elli sekizle çarpılınca elli sekiz ediyor. Saklanan çalışan pahalı değildi; saklamak pahalıydı.</p>
<p>Bu hesapta müşterinin kendi dakikaları yok bile. Elli sekiz dakikanın her biri, bir insanın öğle arasından, çocuğunun ödevinden ya da uykusundan alınmıştır. Muhasebede bunun bir kodu bulunmadığı için bedava sayılıyor.</p>
<h2>Öyleyse neden sürüyor?</h2>
<p>Gökkuşağı’nın müdürleri bu tabloyu gördü, başını salladı ve altı ay boyunca hiçbir şeyi değiştirmedi. Kötü niyetli değillerdi. Nedenini anlamam için bir gece vardiyasında oturmam gerekti.</p>
<p>Uzmanlar önde durmak istemiyordu. Yıllarca birinci basamakta bağırılarak, ekrandaki metni okumaya zorlanarak, tuvalete gittiği süre ölçülerek çalışmışlar, sonra kurtulmuşlardı. Üçüncü basamak bir uzmanlık değil, bir sığınaktı. Kimse sığınağından çıkıp kapıda durmaz. Yönetim onları saklıyordu, evet; ama onlar da saklanıyordu.</p>
<blockquote><p>Kimsenin kalmak istemediği bir kapıya en iyi çalışanınızı koyamazsınız. Önce kapıyı değiştirmeniz gerekir.</p></blockquote>
<p>Biz de kapıyı değiştirmeye çalıştık. Metin okuma zorunluluğu kalktı. Süre hedefi kalktı; yerine tek bir ölçü kondu, aynı kişinin aynı sebeple bir hafta içinde yeniden arayıp aramadığı. Öne geçmeyi kabul eden uzmanlara üçüncü basamaktaki ücretleri ödendi, günde en çok beş saat telefonda kalmaları kararlaştırıldı. Kalan üç saatte, kendilerini en çok arattıran kusuru ilgili birime gidip bizzat anlatma hakları vardı. Bu son madde pazarlığın en çetin yeriydi, çünkü diğer birimler telefonun ucundaki insanla aynı odaya girmeye alışık değildi.</p>
<p>Gönüllü olarak dokuz kişi çıktı. Altmış uzmandan dokuzu. İlk üç ayda bu dokuz kişi, toplam aramaların beşte birini kapattı. Daha önemlisi, dördüncü ayda fatura aramaları yarıya indi. İndi, çünkü faturadaki “diğer hizmetler” satırının ne olduğunu her gün kırk kez anlatmaktan usanan Metin Bey, fatura birimine gidip o satırı üçe böldürmüştü. Yıllardır var olan bir sorunu, onu en çok duyan ile onu düzeltebilecek olan ilk kez aynı masaya oturunca çözmek bir sabah sürdü.</p>
<p>Yapay zekânın bu alana girmesiyle bütün bunların gereksizleşeceği söyleniyor. Sesli asistanların birinci basamağı devralacağına ben de inanıyorum; modemi kapatıp açmamı bir makinenin söylemesine itirazım yok, hiç değilse kimse bunun için azar işitmez. Ama dikkat edin: Makine öne geçtiğinde Sevda Hanım biraz daha arkaya itiliyorsa yaptığımız şey hizmet değil, daha kibar bir duvar örmektir. Elinizdeki en iyi teknolojiyi, en iyi insanınıza giden yolu kısaltmak için kullanın.</p>
<p>Bir kurumun müşterisine ne kadar değer verdiğini anlamak için reklamına bakmanıza gerek yok. Arayın ve sayın: Kaçıncı dakikada, “ben hallediyorum” diyebilen birine ulaşıyorsunuz? O dakika, kurumun gerçek sloganıdır.</p>`,
  },
  image: '/img/articles/makale-9.webp',
  imageAlt: {
    tr: 'Aralık kalmış koyu bir perde ve arasından görünen sarı ışık',
    en: 'A dark curtain left ajar, with yellow light in the gap',
    ar: 'ستارة داكنة غير مغلقة تمامًا، يظهر من بينها ضوء أصفر',
  },
  category: 'CNN Türk',
  date: '2026-02-11',
  readTime: 4,
  isPublished: true,
};
