import * as z from 'zod/mini';
import { inEveryLanguage, type Localized } from '#/platform/i18n/locale';
import { personsText } from '#/platform/replies/merge-field-schema';

/** How many hours after an appointment its follow-up can be sent. */
export const followUpHours = [2, 24, 72, 168] as const;

export const followUpLength = 2000;

/** The owner's text of the follow-up in each language; empty: the usual text is sent. */
export const followUpTexts = z.object(inEveryLanguage(() => personsText(followUpLength)));

export const noFollowUpTexts: Localized = inEveryLanguage(() => '');

/** What a follow-up says where the owner has written nothing. */
export const usualFollowUp: Localized = {
  tr: 'Zaman ayırdığınız için teşekkür ederim. Aklınıza sonradan bir soru geldiyse ya da konuştuklarımızdan netleştirmek istediğiniz bir şey varsa bu e-postayı yanıtlamanız yeterli.',
  en: 'Thank you for your time. If a question has come to mind since, or you would like to clarify anything we discussed, simply reply to this email.',
  ar: 'أشكركم على وقتكم. إن خطر لكم سؤال بعد اللقاء، أو أردتم توضيح شيء مما تحدثنا فيه، فيكفي أن تردّوا على هذه الرسالة.',
};
