import { pairingSheets } from '#/features/look/rules';
import { createInlineStyles } from '#/web/delivery/inline-styles';
import { readManifest } from '#/web/delivery/manifest';
import { busyPage, renderPage } from '#/web/delivery/render';
import { limitRendering } from '#/web/delivery/render-limit';
import { sitePages } from '#/web/site-pages';
import type { Pages } from './page-handler';

export async function readBuiltPages(clientDir: string): Promise<Pages> {
  const manifest = await readManifest(clientDir, sitePages);
  const inlineStyles = await createInlineStyles(clientDir, manifest, pairingSheets);
  return { render: limitRendering(renderPage, { busy: busyPage }), manifest, inlineStyles };
}
