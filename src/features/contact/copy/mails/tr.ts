import { withinReplyTime } from '#/features/commitments/contract';

/** The words of the owner's mail about a message. */
export const tr = {
  headline: 'Yeni mesaj',
  lead: `Sitenizdeki iletişim formundan yeni bir mesaj geldi. Siteniz ${withinReplyTime.tr} yanıt sözü veriyor.`,
  write: 'Yanıt yaz',
};

/** Turkish is the source: a key that another language misses does not compile. */
export type ContactMailCopy = typeof tr;
