import { hoursText } from '#/platform/i18n/durations';
import type { Localized } from '#/platform/i18n/locale';

/*
 * The commitments to visitors, in one place so that pages, forms and mails never contradict each other: an
 * appointment is confirmed at once, by mail; the reminder is a mail; every message is answered in time.
 */

/** Within how many hours the owner promises to reply. */
const replyHours = 24;

/** How many hours before an appointment its reminder is sent. */
export const reminderHours = 24;

/** For use within a sentence: '24 saat içinde'. */
export const withinReplyTime: Localized = {
  tr: `${hoursText('tr', replyHours)} içinde`,
  en: `within ${hoursText('en', replyHours)}`,
  ar: `خلال ${hoursText('ar', replyHours)}`,
};

/** For use after a label. */
export const replyTime: Localized = {
  ...withinReplyTime,
  en: `Within ${hoursText('en', replyHours)}`,
};

/** For use where a reminder will certainly be sent. */
export const reminderText: Localized = {
  tr: `Randevunuzdan ${hoursText('tr', reminderHours)} önce bir hatırlatma e-postası alırsınız.`,
  en: `You will get a reminder by email ${hoursText('en', reminderHours)} before the appointment.`,
  ar: `تصلكم رسالة تذكير بالبريد الإلكتروني قبل الموعد بـ ${hoursText('ar', reminderHours)}.`,
};

/** For use where the time until the appointment is not known. */
export const reminderIfBookedEarly: Localized = {
  tr: `Randevunuza ${hoursText('tr', reminderHours)}ten çok varsa, ${hoursText('tr', reminderHours)} kala bir hatırlatma e-postası alırsınız.`,
  en: `If your appointment is more than ${hoursText('en', reminderHours)} away, a reminder comes by email ${hoursText('en', reminderHours)} before it.`,
  ar: `إذا كان موعدكم بعد أكثر من ${hoursText('ar', reminderHours)} فستصلكم قبله بـ ${hoursText('ar', reminderHours)} رسالة تذكير بالبريد الإلكتروني.`,
};

/** Who starts the meeting, and how; calendar files call the place 'Online / Telefon'. */
export const meetingBegins: Localized = {
  tr: 'Görüşme telefonla ya da online yapılır. Randevu saatinde sizi verdiğiniz numaradan ararım; online görüşmek isterseniz e-postayla bildirin, bağlantıyı gönderirim.',
  en: 'We meet by phone or online. At the time of your appointment I will call the number you gave; if you would rather meet online, let me know by email and I will send you the link.',
  ar: 'يُعقد اللقاء هاتفيًا أو عبر الإنترنت. أتصل بكم في وقت الموعد على الرقم الذي ذكرتموه؛ وإن كنتم تفضّلون اللقاء عبر الإنترنت فأخبروني بالبريد الإلكتروني لأرسل إليكم الرابط.',
};
