/** Why a mail did not get out: in the reader's words where there are some, and the codes for whoever can use them. */
export function MailError({ error, reasons }: { error: string; reasons: Readonly<Record<string, string>> }) {
  const [, words = '', rest = ''] = /^([a-z -]+?)(,.*| \(.*)?$/.exec(error) ?? [];
  return (
    <span>
      {reasons[words] ?? (words || error)} <bdi dir="ltr">{rest.replace(/^, /, '').trim()}</bdi>
    </span>
  );
}
