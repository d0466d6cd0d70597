/** The settings that the server puts into a line before the service worker's script. */
export interface WorkerSettings {
  /** Changes with the built files, and with the site's languages and fonts. Caches with another value are deleted. */
  build: string;
  /** The language of addresses without `lang`. */
  main: string;
  /** The address of the offline page by public language. `files` are the files that these pages need. */
  offline: Record<string, string>;
  files: string[];
  /** The paths of the API and of personal pages, each with every path below it. */
  personal: string[];
}

/** What a page reports after it has been read: its address, and the files that it loaded. */
export interface ReadPage {
  read: string;
  files: string[];
}
