/** The private address of everything booked. */
export interface CalendarFeed {
  /** Null where it can't be read any more, as after a move of the database alone; it works all the same. */
  address: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** `GET /api/admin/own-calendar`. */
export interface OwnCalendar {
  feed: CalendarFeed | null;
}
