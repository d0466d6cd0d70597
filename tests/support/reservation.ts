/** A valid booking request, by a different person for each slot; `over` replaces single fields. */
export const reservationFor = (slotId: string, over: Record<string, unknown> = {}) => ({
  name: 'Deniz Yalçınkaya',
  email: `deniz-${slotId}@marti.example`,
  phone: `+90 ${slotId.replaceAll('-', '')}`,
  company: 'Martı Lojistik',
  service: 'AI-powered growth hacking',
  serviceId: 'ai-growth',
  serviceDuration: '90 dakika',
  appointmentDate: slotId.slice(0, 10),
  appointmentTime: `${slotId.slice(11)}:00`,
  message: 'Bayi ağımızın bütçesi',
  slotId,
  language: 'tr',
  ...over,
});
