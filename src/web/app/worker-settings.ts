/** The settings that the server puts into a line before the service worker's script. */
export interface WorkerSettings {
  /** Changes with every build; caches of older builds are deleted. */
  build: string;
  /** The offline page by language, and the files that it needs. */
  offline: Record<string, string> & { en: string };
  files: string[];
  /** The paths of personal pages, each with every path below it. */
  personal: string[];
}

/** What a page reports after it has been read: its address, and the files that it loaded. */
export interface ReadPage {
  read: string;
  files: string[];
}
