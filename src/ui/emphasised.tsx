import type { ComponentProps, ReactNode } from 'react';
import { usePreloadedFont } from './page-fonts';
import { Unbroken } from './unbroken';

/** A sentence with one emphasised phrase. If `emphasis` is empty, nothing is emphasised. */
export interface EmphasisedText {
  before: string;
  emphasis: string;
  after: string;
}

export const Emphasised = ({ before, emphasis, after }: EmphasisedText) => (
  <>
    <Unbroken>{before}</Unbroken>
    {emphasis ? <Emphasis>{emphasis}</Emphasis> : null}
    <Unbroken>{after}</Unbroken>
  </>
);

function Emphasis({ children }: { children: ReactNode }) {
  usePreloadedFont('italic');
  return <em>{children}</em>;
}

export const EmphasisedParagraph = ({ text, ...rest }: ComponentProps<'p'> & { text: EmphasisedText }) =>
  text.before + text.emphasis + text.after ? (
    <p {...rest}>
      <Emphasised {...text} />
    </p>
  ) : null;
