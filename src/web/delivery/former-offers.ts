import { leadFrom } from '#/features/catalogue/queries';
import type { Context } from '#/platform/context';
import type { PagePath } from '../page-facts';

type Kind = Parameters<typeof leadFrom>[1];

/** The search parameters by which pages name an offer, and the page that lists offers of this kind. */
const named: readonly { page: PagePath; parameter: string; kind: Kind; list: PagePath }[] = [
  { page: '/consultation-booking', parameter: 'service', kind: 'service', list: '/consulting' },
  { page: '/consultation-booking', parameter: 'package', kind: 'package', list: '/consulting' },
  { page: '/training-booking', parameter: 'program', kind: 'training', list: '/training' },
  { page: '/training-booking', parameter: 'program', kind: 'corporate', list: '/training' },
  { page: '/corporate-training-inquiry', parameter: 'program', kind: 'training', list: '/training' },
  { page: '/corporate-training-inquiry', parameter: 'program', kind: 'corporate', list: '/training' },
];

/**
 * Where to redirect an address that names a service, package or program that is no longer offered: a path, or 'gone' if there is
 * nowhere to redirect to. Undefined for all other addresses.
 */
export async function leadOfFormerOffer(
  ctx: Pick<Context, 'db'>,
  { pathname, searchParams }: URL,
): Promise<string | undefined> {
  for (const { page, parameter, kind, list } of named) {
    const id = pathname === page ? searchParams.get(parameter) : null;
    const lead = id && (await leadFrom(ctx, kind, id));
    if (!lead) continue;
    if (lead === 'gone') return 'gone';
    return lead === 'catalogue' ? list : `${page}?${parameter}=${lead}`;
  }
  return undefined;
}
