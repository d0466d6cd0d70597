import type { BookingCopy } from '.';

export const ar: BookingCopy = {
  slots: { available: 'متاح', taken: 'محجوز', selected: 'المختار' },
  errors: {
    unknown_service: 'تعذّر العثور على هذه الخدمة الاستشارية',
    duration_disagrees: 'المدة لا تطابق الخدمة المختارة',
    time_disagrees: 'التاريخ والوقت لا يطابقان الموعد المختار',
    slot_not_offered: 'لا تتوفر مواعيد في هذا الوقت',
    slot_taken: 'حُجز الموعد الذي اخترتموه قبل لحظات',
    key_reused: 'استُخدم هذا المفتاح في طلب آخر',
    key_too_long: 'قيمة Idempotency-Key أطول من المسموح',
    link_void: 'لم يعد هذا الرابط صالحًا. يُرجى استخدام الرابط الوارد في أحدث رسالة أرسلناها إليكم.',
    not_changeable: 'لم يعد بالإمكان تعديل هذا الموعد',
  },
};
