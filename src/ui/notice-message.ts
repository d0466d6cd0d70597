export interface NoticeMessage {
  title: string;
  text?: string | undefined;
  /** `danger` interrupts a screen reader and has a warning sign; `neutral`, the default, does neither. */
  tone?: 'neutral' | 'danger';
}
