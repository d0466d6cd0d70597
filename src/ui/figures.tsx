import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Paragraph } from './unbroken';

export type Figure = {
  label: ReactNode;
  /** The number as it is shown, without the superscript. */
  value: string;
  /** A superscript after the number, such as "+". */
  mark?: string | undefined;
};

export function Figures({ items, spark = false }: { items: readonly Figure[]; spark?: boolean }) {
  return (
    <div>
      <div className="oxford" />
      <dl className={classNames('figures', spark && 'figures-spark')} style={{ '--count': items.length }}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a page keep their order
          <div key={index} className="figure">
            <dt>{item.label}</dt>
            <dd>
              <bdi dir="ltr">
                {item.value}
                {item.mark ? <sup>{item.mark}</sup> : null}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface LengthBarProps {
  duration: number;
  longest?: number;
  children: ReactNode;
}

/** A duration drawn as a bar with a text below. The bar is full at `longest`; both are in the same unit. */
export function LengthBar({ duration, longest = 120, children }: LengthBarProps) {
  const share = `${Math.round(Math.min(1, Math.max(0, duration / longest)) * 1000) / 10}%`;
  return (
    <p className="length-bar" style={{ '--share': share }}>
      {children}
    </p>
  );
}

export function Steps({ items }: { items: readonly { title: ReactNode; text?: ReactNode }[] }) {
  return (
    <ol className="steps">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
        <li key={index} className="step">
          <div>
            <Paragraph className="step-title">{item.title}</Paragraph>
            <Paragraph className="step-text">{item.text}</Paragraph>
          </div>
        </li>
      ))}
    </ol>
  );
}
