import { useWords } from '#/ui/language/language';
import { recordWords } from './copy';

/** Why a mail could not be sent, in the page's language if possible, with the codes of the mail server. */
export function MailError({ error }: { error: string }) {
  const { text, codes } = useMailError()(error);
  return (
    <span>
      {text} <bdi dir="ltr">{codes}</bdi>
    </span>
  );
}

/** Splits a stored error into the codes of the mail server and a text, which is in the page's language if the words have it. */
export function useMailError(): (error: string) => { text: string; codes: string } {
  const { reasons }: { reasons: Readonly<Record<string, string>> } = useWords(recordWords).mails;
  return (error) => {
    const [, words = '', rest = ''] = /^([a-z -]+?)(,.*| \(.*)?$/.exec(error) ?? [];
    return { text: reasons[words] ?? (words || error), codes: rest.replace(/^, /, '').trim() };
  };
}
