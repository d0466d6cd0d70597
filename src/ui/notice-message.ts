export interface NoticeMessage {
  title: string;
  text?: string | undefined;
  /**
   * `danger`, of a failure, interrupts a screen reader, has a warning sign, and stays until it is closed or replaced; `neutral`, the
   * default, does none of it.
   */
  tone?: 'neutral' | 'danger';
  /** Whether it is left out while a failure is shown. */
  isAside?: boolean;
}
