import { useWords } from '#/ui/language/language.tsx';
import { recordWords } from './copy/index.ts';

/** Why a mail did not get out: in the reader's words where there are some, and the codes for whoever can use them. */
export function MailError({ error }: { error: string }) {
  const { reasons }: { reasons: Readonly<Record<string, string>> } = useWords(recordWords).mails;
  const [, words = '', rest = ''] = /^([a-z -]+?)(,.*| \(.*)?$/.exec(error) ?? [];
  return (
    <span>
      {reasons[words] ?? (words || error)} <bdi dir="ltr">{rest.replace(/^, /, '').trim()}</bdi>
    </span>
  );
}
