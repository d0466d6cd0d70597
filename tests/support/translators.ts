import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Locale, parseLocale } from '#/platform/i18n/locale';

/** A request to a provider, in either protocol. */
export interface TranslatorRequest {
  texts: string[];
  source: Locale;
  target: Locale;
  /** Only in the OpenAI protocol. */
  instructions?: string;
  html: boolean;
  authorization: string | undefined;
}

/** The reply to a text; a number is an HTTP status, and undefined means that no reply ever comes. */
export type Reply = (text: string, request: TranslatorRequest) => string | number | undefined;

export interface FakeTranslator {
  url: string;
  requests: TranslatorRequest[];
  replyWith(reply: Reply): void;
  close(): Promise<void>;
}

/** Puts the target language in front of the text, by which a translation differs from its source. */
export const prefixed: Reply = (text, { target }) => `${target}: ${text}`;

type Protocol = {
  read(body: string, request: IncomingMessage): TranslatorRequest;
  write(texts: string[]): object;
};

/** The language of a provider's code, such as 'en-GB'. */
const languageIn = (code: string | null | undefined): Locale => parseLocale(code?.slice(0, 2).toLowerCase());

const deepl: Protocol = {
  read(body, { headers }) {
    const form = new URLSearchParams(body);
    return {
      texts: form.getAll('text'),
      source: languageIn(form.get('source_lang')),
      target: languageIn(form.get('target_lang')),
      html: form.get('tag_handling') === 'html',
      authorization: headers.authorization,
    };
  },
  write: (texts) => ({
    translations: texts.map((text) => ({ detected_source_language: 'TR', text })),
  }),
};

const openai: Protocol = {
  read(body, { headers }) {
    const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
    const said = (role: string) =>
      messages.filter((each) => each.role === role).map(({ content }) => content);
    const instructions = said('system').join('\n');
    return {
      texts: said('user'),
      source: languageIn(/from \w+ \((\w+)\)/.exec(instructions)?.[1]),
      target: languageIn(/into [^(]*\((\w+)\)/.exec(instructions)?.[1]),
      instructions,
      html: instructions.includes('is HTML'),
      authorization: headers.authorization,
    };
  },
  write: ([content]) => ({
    id: 'fake',
    object: 'chat.completion',
    created: 0,
    model: 'fake',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }),
};

const paths = { deepl: '/v2/translate', openai: '/v1/chat/completions' } as const;

/** A provider on this machine that speaks one of the two protocols. */
export async function openTranslator(provider: keyof typeof paths): Promise<FakeTranslator> {
  const { read, write } = provider === 'deepl' ? deepl : openai;
  const requests: TranslatorRequest[] = [];
  let reply: Reply = prefixed;

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== paths[provider]) return void response.writeHead(404).end();
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const translationRequest = read(body, request);
    requests.push(translationRequest);
    const replies = translationRequest.texts.map((text) => reply(text, translationRequest));
    const failed = replies.find((each) => typeof each === 'number');
    if (failed !== undefined) return void response.writeHead(Number(failed)).end('{}');
    if (replies.includes(undefined)) return;
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(write(replies.map(String))));
  };
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: provider === 'deepl' ? base : `${base}/v1`,
    requests,
    replyWith: (next) => {
      reply = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
