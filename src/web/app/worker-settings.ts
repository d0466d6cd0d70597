/** The settings that the server puts into a line before the service worker's script. */
export interface WorkerSettings {
  /** Changes with every build and with the site's languages; caches of older ones are deleted. */
  build: string;
  /** The language of addresses without `lang`. */
  main: string;
  /** The offline page by public language, and the files that they need. */
  offline: Record<string, string>;
  files: string[];
  /** The paths of personal pages, each with every path below it. */
  personal: string[];
}

/** What a page reports after it has been read: its address, and the files that it loaded. */
export interface ReadPage {
  read: string;
  files: string[];
}
