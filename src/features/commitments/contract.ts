import { hoursText } from '#/platform/i18n/durations';
import type { Locale, Localized } from '#/platform/i18n/locale';

/*
 * What visitors are promised about replies, reminders and meetings. The texts are in one place, so that pages, forms and mails
 * never contradict each other.
 */

/** Within how many hours the owner promises to reply. */
const replyHours = 24;

/** How many hours before a course or an appointment its reminder is sent. For appointments, the owner can choose other times. */
export const reminderHours = 24;

/** The promised reply time, for use within a sentence: '24 saat içinde'. */
export const withinReplyTime: Localized = {
  tr: `${hoursText('tr', replyHours)} içinde`,
  en: `within ${hoursText('en', replyHours)}`,
  ar: `خلال ${hoursText('ar', replyHours)}`,
};

/** The promised reply time, for use after a label. */
export const replyTime: Localized = {
  ...withinReplyTime,
  en: `Within ${hoursText('en', replyHours)}`,
};

/** `hours` are the hours before the appointment at which reminders are sent, and must not be empty. */
export function reminderText(locale: Locale, hours: readonly number[]): string {
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' });
  const times = list.format(hours.map((each) => hoursText(locale, each)));
  const many = hours.length > 1;
  return {
    tr: `Randevunuzdan ${times} önce ${many ? 'birer' : 'bir'} hatırlatma e-postası alırsınız.`,
    en: many
      ? `You will get reminders by email ${times} before the appointment.`
      : `You will get a reminder by email ${times} before the appointment.`,
    ar: many
      ? `تصلكم رسائل تذكير بالبريد الإلكتروني قبل الموعد بـ ${times}.`
      : `تصلكم رسالة تذكير بالبريد الإلكتروني قبل الموعد بـ ${times}.`,
  }[locale];
}

/** The sentence about the reminder, for use where the time until the appointment is not known. */
export const reminderIfBookedEarly: Localized = {
  tr: `Randevunuza ${hoursText('tr', reminderHours)}ten çok varsa, ${hoursText('tr', reminderHours)} kala bir hatırlatma e-postası alırsınız.`,
  en: `If your appointment is more than ${hoursText('en', reminderHours)} away, a reminder comes by email ${hoursText('en', reminderHours)} before it.`,
  ar: `إذا كان موعدكم بعد أكثر من ${hoursText('ar', reminderHours)} فستصلكم قبله بـ ${hoursText('ar', reminderHours)} رسالة تذكير بالبريد الإلكتروني.`,
};

/** Who starts the meeting, and how, if the service's place is `open`. Calendar files only say 'Online / phone'. */
export const meetingBegins: Localized = {
  tr: 'Görüşme telefonla ya da online yapılır. Randevu saatinde sizi verdiğiniz numaradan ararım; online görüşmek isterseniz e-postayla bildirin, bağlantıyı gönderirim.',
  en: 'We meet by phone or online. At the time of your appointment I will call the number you gave; if you would rather meet online, let me know by email and I will send you the link.',
  ar: 'يُعقد اللقاء هاتفيًا أو عبر الإنترنت. أتصل بكم في وقت الموعد على الرقم الذي ذكرتموه؛ وإن كنتم تفضّلون اللقاء عبر الإنترنت فأخبروني بالبريد الإلكتروني لأرسل إليكم الرابط.',
};
