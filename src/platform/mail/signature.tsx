import { Text } from '@react-email/components';
import { createContext, use } from 'react';
import { MailColoursContext } from './theme';

/** The owner's signature in the language of the mail that is rendered; empty if the mail has none. */
export const SignatureContext = createContext('');

export const EnteredLines = ({ text }: { text: string }) =>
  text.split(/\r\n|\r|\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
    <span key={index}>
      {index > 0 ? <br /> : null}
      <span dir="auto" style={{ unicodeBidi: 'isolate' }}>
        {line}
      </span>
    </span>
  ));

export function Signature() {
  const text = use(SignatureContext);
  const { light } = use(MailColoursContext);
  if (text === '') return null;
  return (
    <Text
      className="ink"
      style={{ margin: '26px 0 14px', lineHeight: 'inherit', fontSize: 'inherit', color: light.ink }}
    >
      <EnteredLines text={text} />
    </Text>
  );
}
