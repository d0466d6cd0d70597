import { type BookingRule, hasMaxOpen, type Person } from '../rules';

/** The person holds as many future appointments as allowed, or as many of this service, which is `maximum`. */
export type PersonBound =
  | { ok: false; reason: 'person_bound'; maximum: number }
  | { ok: false; reason: 'service_bound'; maximum: number };

/** Why the person can't hold another appointment of the service; `holders` has the holder and the service of each. */
export function findPersonBound(
  person: Person,
  { openPerPerson, openPerService }: BookingRule,
  serviceId: string,
  holders: readonly (Person & { serviceId: string })[],
): PersonBound | undefined {
  if (hasMaxOpen(person, holders, openPerPerson))
    return { ok: false, reason: 'person_bound', maximum: openPerPerson };
  const ofService = holders.filter((each) => each.serviceId === serviceId);
  return openPerService && hasMaxOpen(person, ofService, openPerService)
    ? { ok: false, reason: 'service_bound', maximum: openPerService }
    : undefined;
}
