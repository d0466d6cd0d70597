interface Numbers {
  /** As displayed, with country code. */
  phone: string;
  /** Digits only, for wa.me. */
  whatsapp: string;
}

/** A text whose part between braces names WhatsApp: without that part where the owner has no number there. */
export const mentioningWhatsApp = (text: string, isThere: boolean): string =>
  text.replace(/\{([^}]*)\}/g, isThere ? '$1' : '');

/** The WhatsApp number as it is displayed: like the telephone number where they are the same. */
export const whatsappText = ({ phone, whatsapp }: Numbers): string =>
  phone.replace(/\D/g, '') === whatsapp ? phone : `+${whatsapp}`;
