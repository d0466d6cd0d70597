import { Button } from '#/ui/button';
import { useRunning } from '#/ui/use-running';

interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string; notCopied: string };
  /** The id of the element that says what is copied, for a page with several such buttons. */
  describedBy?: string;
}

export function CopyButton({ text, words, describedBy }: CopyButtonProps) {
  const { run } = useRunning();
  const copy = () =>
    run(() => navigator.clipboard.writeText(text), {
      done: words.copied,
      failed: { title: words.notCopied },
    });
  return (
    <Button kind="secondary" dense aria-describedby={describedBy} onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
}
