import type { WorkerSettings } from '../worker-settings';
import { serviceWorker } from './service-worker';

declare const self: ServiceWorkerGlobalScope;
/** Declared in the line that the server puts before this script (`app/routes.ts`). */
declare const settings: WorkerSettings;

serviceWorker(self, settings);
