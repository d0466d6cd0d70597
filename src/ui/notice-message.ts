export interface NoticeMessage {
  title: string;
  text?: string | undefined;
  /**
   * `danger` tells of a failure: it interrupts a screen reader, has a warning sign, and stays until it is closed or replaced.
   * `neutral` is the default, and does none of these.
   */
  tone?: 'neutral' | 'danger';
  /** Whether the notice is dropped if one of a failure is on the page. */
  isAside?: boolean;
}
