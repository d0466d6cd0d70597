import type { BookingCopy } from '.';

export const en: BookingCopy = {
  slots: { available: 'Available', taken: 'Taken', selected: 'Selected' },
  errors: {
    unknown_service: 'This consulting service could not be found',
    duration_disagrees: 'The duration does not match the chosen service',
    time_disagrees: 'The date and time do not match the chosen slot',
    slot_not_offered: 'No appointments are offered at this time',
    slot_taken: 'The time you chose has just been taken',
    key_reused: 'This key was used for a different request',
    key_too_long: 'The Idempotency-Key is too long',
    link_void: 'This link is no longer valid. Please use the link in the most recent email we sent you.',
    not_changeable: 'This appointment can no longer be changed',
  },
};
