import { render, toPlainText } from '@react-email/components';
import { createElement, type ReactElement } from 'react';
import { leftToRight } from '#/platform/i18n/direction';
import { type Locale, localeTag, textDirection } from '#/platform/i18n/locale';
import { createMessageId } from './addresses';
import { SignatureContext } from './signature';
import { type MailColours, MailColoursContext } from './theme';
import type { OutgoingMail } from './transport';

export interface MailContent extends Pick<OutgoingMail, 'subject' | 'calendar'> {
  body: ReactElement;
}

interface Rendering {
  /** The Message-ID is made from this id, so that all attempts to send the mail are recognised as one mail. */
  mailId: string;
  baseUrl: string;
  locale: Locale;
  signature?: string | undefined;
  colours?: MailColours | undefined;
}

export async function renderMail(
  { subject, body, calendar }: MailContent,
  { mailId, baseUrl, locale, signature = '', colours }: Rendering,
): Promise<Omit<OutgoingMail, 'to' | 'replyTo'>> {
  const signed = createElement(SignatureContext, { value: signature }, body);
  const html = await render(colours ? createElement(MailColoursContext, { value: colours }, signed) : signed);
  const plain = toPlainText(html, htmlToTextOptions);
  return {
    subject,
    html,
    text: `${textDirection(locale) === 'rtl' ? withNumbersInOrder(plain) : plain}\n`,
    messageId: createMessageId(mailId, baseUrl),
    language: localeTag(locale).split('-u-')[0] ?? locale,
    ...(calendar ? { calendar } : {}),
  };
}

/** Puts a mark before each international phone number, so that it stays in left-to-right order. */
const withNumbersInOrder = (text: string): string => text.replaceAll(/\+\d[\d ]{6,}/g, leftToRight);

/** The parts of html-to-text that the formatter below uses. The package has no types. */
interface PlainBuilder {
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
  addInline(text: string, options?: { noWordTransform: boolean }): void;
  addLineBreak(): void;
}
interface PlainElement {
  attribs: Record<string, string>;
  children: unknown[];
}

/** Writes a main button as its label, with the address on the next line, where every mail program makes it a link. */
function plainAction(
  element: PlainElement,
  walk: (nodes: unknown[], builder: PlainBuilder) => void,
  builder: PlainBuilder,
): void {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(String(element.attribs.href).replace(/^mailto:/, ''), { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
}

const plainHeading = { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 };
const htmlToTextOptions: Parameters<typeof toPlainText>[1] = {
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: plainHeading },
    { selector: 'h2', options: plainHeading },
    { selector: 'tr.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td.term', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'td.detail', format: 'inline' },
    { selector: 'div.ink-line', format: 'skip' },
    { selector: 'a.action', format: 'action' },
  ],
  formatters: { action: plainAction },
};
