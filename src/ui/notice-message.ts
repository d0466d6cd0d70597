/** What a notice says. */
export interface NoticeMessage {
  title: string;
  text?: string | undefined;
  /** `danger` interrupts a screen reader and carries a mark; `neutral` (unless told) waits its turn. */
  tone?: 'neutral' | 'danger';
}
