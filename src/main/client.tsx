import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { localeOf } from '#/platform/i18n/locale';
import { loadCopy } from '#/web/copy';
import { createPages } from '#/web/router';

/** The page comes alive once the words of its language are here; until then it can be read as it was sent. */
await loadCopy(localeOf(document.documentElement.lang));
const baseUrl = document.documentElement.dataset.baseUrl ?? location.origin;
hydrateRoot(document, <RouterClient router={createPages({ baseUrl })} />);
