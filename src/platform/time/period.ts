/** `start` belongs to the period, `end` doesn't. */
export interface Period {
  start: Date;
  end: Date;
}
