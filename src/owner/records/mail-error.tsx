import { useWords } from '#/ui/language/language.tsx';
import { recordWords } from './copy/index.ts';

/** Why a mail could not be sent: translated where possible, with the codes of the mail server. */
export function MailError({ error }: { error: string }) {
  const { reasons }: { reasons: Readonly<Record<string, string>> } = useWords(recordWords).mails;
  const [, words = '', rest = ''] = /^([a-z -]+?)(,.*| \(.*)?$/.exec(error) ?? [];
  return (
    <span>
      {reasons[words] ?? (words || error)} <bdi dir="ltr">{rest.replace(/^, /, '').trim()}</bdi>
    </span>
  );
}
