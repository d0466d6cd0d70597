export interface NoticeMessage {
  title: string;
  text?: string | undefined;
  /** `danger` interrupts a screen reader and has a mark; `neutral`, the default, doesn't. */
  tone?: 'neutral' | 'danger';
}
