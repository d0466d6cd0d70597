export interface NoticeMessage {
  title: string;
  text?: string | undefined;
  /**
   * `danger` tells of a failure: it interrupts a screen reader, has a warning sign, and stays until it is closed or replaced.
   * `neutral` is the default, and does none of these.
   */
  tone?: 'neutral' | 'danger';
  /** Whether this notice is dropped while the notice of a failure is shown. */
  isAside?: boolean;
}
