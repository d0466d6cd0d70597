import { withinReplyTime } from '#/features/commitments/contract';

export const tr = {
  meta: {
    title: 'Hakkında',
    description: (name: string) =>
      `${name} kimdir? Mesleğe ilk adımlar, büyük markalarla geçen yıllar, yapay zekâ dönüşümü, bugün ve bundan sonrası.`,
    keywords:
      'hakkında, kimdir, özgeçmiş, pazarlama danışmanı, konuşmacı, eğitmen, yazar, yapay zekâ dönüşümü',
  },
  title: (_name: string) => 'Kimdir?',
  home: 'Ana Sayfa',
  /** The link on the home page to this page. */
  more: 'Hikâyenin tamamı',
  loading: 'Yükleniyor...',
  together: {
    title: 'Birlikte çalışalım',
    text: `Etkinliğinizi ya da kurumunuzda çözmek istediğiniz konuyu birkaç cümleyle yazın; ${withinReplyTime.tr} yanıt veririm.`,
    action: 'İletişime geç',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AboutCopy = typeof tr;
