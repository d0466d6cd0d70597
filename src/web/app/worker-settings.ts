/** What the server tells the service worker, in a line before its script. */
export interface WorkerSettings {
  /** Changes with every build: what older builds kept is deleted. */
  build: string;
  /** The offline page by language, and the files that it shows. */
  offline: Record<string, string> & { en: string };
  files: string[];
  /** The beginnings of addresses that are one person's own. */
  personal: string[];
}

/** What a page tells the worker once it has been read: its address, and the files that it loaded. */
export interface ReadPage {
  read: string;
  files: string[];
}
