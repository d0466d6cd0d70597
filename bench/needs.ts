/** Milliseconds of processor time that one request or one visit costs. */
export interface Cost {
  instance: number;
  database: number;
}

export interface Measured {
  page: Cost & { kilobytes: number };
  file: Cost & { kilobytes: number };
  /** How many files a first visit loads. */
  files: number;
  slots: Cost;
  booking: Cost;
}

/**
 * How often an average visitor sends each kind of request. Assumes that of a hundred visitors, twenty look at slots and one
 * books.
 */
export const visit = { pages: 3, slots: 0.2, bookings: 0.01 };

/** The highest planned load of a processor. At a higher load, requests would queue. */
const plannedLoad = 0.6;

/** Processor time of one visit. With a CDN the site serves the pages, and the CDN the files. */
export function costOfVisit({ page, file, files, slots, booking }: Measured, hasCdn: boolean): Cost {
  const total = (part: keyof Cost) =>
    visit.pages * page[part] +
    (hasCdn ? 0 : files * file[part]) +
    visit.slots * slots[part] +
    visit.bookings * booking[part];
  return { instance: total('instance'), database: total('database') };
}

/** What this number of visitors a minute needs. Each is assumed to visit for the first time, and so loads all files. */
export function needsOf(measured: Measured, visitorsPerMinute: number, hasCdn: boolean) {
  const perSecond = visitorsPerMinute / 60;
  const { instance, database } = costOfVisit(measured, hasCdn);
  const files = hasCdn ? 0 : measured.files;
  const kilobytes = visit.pages * measured.page.kilobytes + files * measured.file.kilobytes;
  return {
    requestsPerSecond: perSecond * (visit.pages + files + visit.slots + visit.bookings),
    // Of all instances together.
    instanceCores: (perSecond * instance) / 1000 / plannedLoad,
    databaseCores: (perSecond * database) / 1000 / plannedLoad,
    megabitsPerSecond: (perSecond * kilobytes * 8) / 1000,
  };
}
