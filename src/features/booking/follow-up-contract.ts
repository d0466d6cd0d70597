import * as z from 'zod/mini';
import { inEveryLanguage, type Localized } from '#/platform/i18n/locale';
import { personsText } from '#/platform/replies/merge-field-schema';

/** The delays of a follow-up that the owner can choose from, in hours after the appointment's end. */
export const followUpHours = [2, 24, 72, 168] as const;

export const followUpLength = 2000;

/** The owner's text of the follow-up in each language. If it is empty, the usual text is sent. */
export const followUpTexts = z.object(inEveryLanguage(() => personsText(followUpLength)));

export const noFollowUpTexts: Localized = inEveryLanguage(() => '');

/** The text of a follow-up in languages for which the owner has written none. */
export const usualFollowUp: Localized = {
  tr: 'Zaman ayırdığınız için teşekkür ederim. Aklınıza sonradan bir soru geldiyse ya da konuştuklarımızdan netleştirmek istediğiniz bir şey varsa bu e-postayı yanıtlamanız yeterli.',
  en: 'Thank you for your time. If a question has come to mind since, or you would like to clarify anything we discussed, simply reply to this email.',
  ar: 'أشكركم على وقتكم. إن خطر لكم سؤال بعد اللقاء، أو أردتم توضيح شيء مما تحدثنا فيه، فيكفي أن تردّوا على هذه الرسالة.',
};
