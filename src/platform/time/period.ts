/** The time from `start` on, and before `end`. */
export interface Period {
  start: Date;
  end: Date;
}
