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

/** Splits a stored error into the mail server's codes and a text. A text that the words know is in the page's language. */
export function useMailError(): (error: string) => { text: string; codes: string } {
  const { reasons }: { reasons: Readonly<Record<string, string>> } = useWords(recordWords).mails;
  return (error) => {
    const [, words = '', rest = ''] = /^([a-z -]+?)(,.*| \(.*)?$/.exec(error) ?? [];
    return { text: reasons[words] ?? (words || error), codes: rest.replace(/^, /, '').trim() };
  };
}
