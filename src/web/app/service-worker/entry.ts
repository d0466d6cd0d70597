import type { WorkerSettings } from '../worker-settings';
import { serviceWorker } from './service-worker';

declare const self: ServiceWorkerGlobalScope;
/** Of the line that the server puts before this script (`app/routes.ts`). */
declare const settings: WorkerSettings;

serviceWorker(self, settings);
