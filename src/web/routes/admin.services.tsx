import { createFileRoute } from '@tanstack/react-router';
import {
  consultingCategoryItem,
  corporateItem,
  packageItem,
  serviceItem,
  trainingCategoryItem,
  trainingItem,
} from '#/features/catalogue/item';
import { type ServiceKind, serviceKinds } from '#/features/catalogue/ui/admin/kinds';
import { ServicesRoom } from '#/features/catalogue/ui/admin/services-room';
import { itemClient } from '#/owner/items/client';
import { parseOneOf } from '#/platform/input/search';
import { withFormParts } from '../admin/form-parts';

const nounsOf = {
  consulting: [serviceItem, consultingCategoryItem],
  packages: [packageItem, serviceItem],
  training: [trainingItem, trainingCategoryItem],
  corporate: [corporateItem],
  'consulting-categories': [consultingCategoryItem],
  'training-categories': [trainingCategoryItem],
} as const;

export const Route = createFileRoute('/admin/services')({
  validateSearch: ({ kind }: Record<string, unknown>): { kind?: ServiceKind | undefined } => {
    const known = parseOneOf(serviceKinds, kind);
    // An undefined `kind` is returned explicitly: if the key were missing, the router would keep the value of the address.
    return { kind: known === 'consulting' ? undefined : known };
  },
  loaderDeps: ({ search: { kind = 'consulting' } }) => ({ kind }),
  loader: async ({ context: { queryClient, owner }, deps: { kind } }) => {
    if (!owner) return;
    await Promise.all(
      nounsOf[kind].map((noun) => queryClient.fetchQuery(itemClient<unknown, unknown>(noun).list())),
    );
  },
  component: withFormParts(Services),
});

function Services() {
  const { kind } = Route.useLoaderDeps();
  return <ServicesRoom kind={kind} />;
}
