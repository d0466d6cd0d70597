import type { KitLabels } from '#/ui/admin/kit-labels';

declare module '#/platform/i18n/copy' {
  interface AdminCopyRegistry {
    /** The words of the parts that every form of the owner is made of. */
    kit: KitLabels;
  }
}
