/** A text whose part in braces mentions WhatsApp. The braces are removed; `isThere` says whether the part stays. */
export const mentioningWhatsApp = (text: string, isThere: boolean): string =>
  text.replace(/\{([^}]*)\}/g, isThere ? '$1' : '');

/** The WhatsApp number (digits only) for display. If it equals the phone number, it is written in the same way. */
export const whatsappText = ({ phone, whatsapp }: Record<'phone' | 'whatsapp', string>): string =>
  phone.replace(/\D/g, '') === whatsapp ? phone : `+${whatsapp}`;
