import type { DemoMedia } from './types';

/** The recordings stand in for talks: films of the Blender Foundation under Creative Commons, with their own lengths. */
export const demoMedia: DemoMedia[] = [
  {
    id: '78eb4631-a15b-423a-b723-eb954ed35e4b',
    title: {
      tr: 'Yavaş düşünmek, hızlı uygulamak',
      en: 'Think slowly, act quickly',
      ar: 'التفكير ببطء، والتنفيذ بسرعة',
    },
    description: {
      tr: 'Bir yönetim kurulunu ikna eden şey hız değil, ölçülebilir bir ilk adımdır. Üç soru, üç örnek ve bir salonun sessizce not aldığı bir kapanış.',
      en: 'What persuades a board is not speed but a first step that can be measured. Three questions, three examples, and an ending during which the room quietly took notes.',
      ar: 'ما يُقنع مجلس الإدارة ليس السرعة، بل خطوة أولى يمكن قياسها. ثلاثة أسئلة وثلاثة أمثلة، وخاتمة دوّنتها القاعة في صمت.',
    },
    thumbnail: '/img/media/video-1.webp',
    platform: 'youtube',
    videoId: 'aqz-KE-bpKQ',
    date: '2026-03-12',
    channel: { tr: 'Konferans kaydı', en: 'Conference recording', ar: 'تسجيل مؤتمر' },
    durationSeconds: 635,
  },
  {
    id: '24c935fe-6fc3-4769-af1c-8280b219c812',
    title: { tr: 'Bin kişilik sınıf', en: 'A classroom for a thousand', ar: 'قاعة لألف مستمع' },
    description: {
      tr: 'Kalabalık bir salona ders verilir mi, yoksa yalnızca konuşma mı yapılır? On sekiz yıllık sınıf deneyiminden, en arka sıraya ulaşmanın küçük yolları.',
      en: 'Can you teach a crowded hall, or only speak to it? Small ways of reaching the last row, out of eighteen years in the classroom.',
      ar: 'هل يمكن التدريس في قاعة مزدحمة، أم لا يكون فيها غير إلقاء الكلمات؟ طرق صغيرة للوصول إلى الصف الأخير، من خبرة ثمانية عشر عامًا في قاعات الدرس.',
    },
    thumbnail: '/img/media/video-2.webp',
    platform: 'youtube',
    videoId: 'eRsGyueVLvQ',
    date: '2025-11-04',
    channel: { tr: 'Açılış konuşması', en: 'Keynote', ar: 'كلمة افتتاحية' },
    durationSeconds: 888,
  },
  {
    id: '7991f5f4-c95d-47dc-ac85-5bc09ed309b5',
    title: {
      tr: 'Sesin biçimi: podcast’ler ne anlatıyor?',
      en: 'The shape of sound: what are podcasts telling us?',
      ar: 'هيئة الصوت: ماذا تقول المدوّنات الصوتية؟',
    },
    description: {
      tr: 'Görüntüsü olmayan bir reklam nasıl hatırlanır? Üç yayıncı ve bir ses teknisyeniyle, kulağın neye inandığı üzerine bir saatlik söyleşiden seçmeler.',
      en: 'How is an advertisement without pictures remembered? Excerpts from an hour’s conversation with three broadcasters and a sound engineer on what the ear believes.',
      ar: 'كيف يُتذكَّر إعلان لا صورة له؟ مقتطفات من حوار دام ساعة مع ثلاثة من صنّاع البرامج ومهندس صوت، حول ما تصدّقه الأذن.',
    },
    thumbnail: '/img/media/video-3.webp',
    platform: 'youtube',
    videoId: 'R6MlUcmOul8',
    date: '2025-09-18',
    channel: { tr: 'Söyleşi', en: 'Interview', ar: 'حوار' },
    durationSeconds: 734,
  },
  {
    id: '56cd05ce-3ed6-46a8-a8dd-040f8f1c5524',
    title: {
      tr: 'Kapıdan kapıya e-ticaret',
      en: 'E-commerce, door to door',
      ar: 'التجارة الإلكترونية من باب إلى باب',
    },
    description: {
      tr: 'Sipariş ekranda verilir, marka kapıda anlaşılır. Bir kurye, bir depo şefi ve iki mağaza sahibiyle, son yüz metrenin neden en uzun yol olduğu üzerine.',
      en: 'The order is placed on a screen; the brand is understood at the door. A courier, a warehouse manager and two shop owners on why the last hundred metres are the longest road.',
      ar: 'يُقدَّم الطلب على الشاشة، وتُفهَم العلامة التجارية عند الباب. ساعي توصيل ورئيس مستودع وصاحبا متجرين يتحدثون: لماذا تكون الأمتار المئة الأخيرة أطول مراحل الطريق؟',
    },
    thumbnail: '/img/media/video-4.webp',
    platform: 'youtube',
    videoId: 'Y-rmzh0PI3c',
    date: '2025-06-02',
    channel: { tr: 'Panel', en: 'Panel', ar: 'ندوة' },
    durationSeconds: 730,
  },
];
