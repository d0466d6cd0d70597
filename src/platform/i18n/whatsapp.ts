interface Numbers {
  /** As displayed, with country code. */
  phone: string;
  /** Digits only, for wa.me. */
  whatsapp: string;
}

/** The WhatsApp number as it is displayed: like the telephone number where they are the same. */
export const whatsappText = ({ phone, whatsapp }: Numbers): string =>
  phone.replace(/\D/g, '') === whatsapp ? phone : `+${whatsapp}`;
