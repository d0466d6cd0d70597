import { readSiteLanguages } from '#/features/languages/queries';
import { responsiblePerson, siteTimeZone } from '#/features/profile/queries';
import type { PersonKeys } from '#/owner/records/source';
import type { Context } from '#/platform/context';
import { shortDateTime } from '#/platform/i18n/dates';
import { comma, type Locale } from '#/platform/i18n/locale';
import { mailsAbout } from '#/platform/mail/outbox';
import type { PersonSource } from '../admin-queries';
import { adminPrivacyCopy } from '../copy/admin/all';
import { noticeCopy } from '../copy/notice/all';
import { type PersonFile, personFile } from '../person-file';

/** A point in time as the cells of the spreadsheets contain it (ISO 8601). */
const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

export async function exportPerson(
  ctx: Pick<Context, 'db' | 'clock'>,
  sources: readonly PersonSource[],
  { keys, contacts, locale }: { keys: PersonKeys; contacts: readonly string[]; locale: Locale },
): Promise<string> {
  const { file: words } = noticeCopy[locale];
  const timeZone = await siteTimeZone(ctx.db);
  const moment = (at: Date) => shortDateTime(locale, timeZone, at);
  const { main } = await readSiteLanguages(ctx);
  const responsible = (await responsiblePerson(ctx, main))[locale];
  const records: PersonFile['records'] = [];
  const data: object[] = [];
  for (const source of sources) {
    const rows = await source.find(ctx, keys);
    const described = await source.describe(ctx, rows, locale);
    const title = adminPrivacyCopy[locale].person.kinds[source.kind];
    for (const [place, row] of rows.entries()) {
      const facts = described[place] ?? [];
      const mails = (await mailsAbout(ctx.db, row.id)).map(({ kind, state, sentAt }) => ({
        title: words.mailKinds[kind] ?? kind,
        state: state === 'sent' && sentAt ? moment(new Date(sentAt)) : words.unsent,
        sentAt: state === 'sent' ? sentAt : null,
      }));
      const readable = facts.map(({ term, text }) => ({
        term,
        text: isoTime.test(text) ? moment(new Date(text)) : text,
      }));
      records.push({ title: `${title}, ${moment(row.createdAt)}`, facts: readable, mails });
      data.push({
        kind: source.kind,
        createdAt: row.createdAt.toISOString(),
        values: Object.fromEntries(facts.map(({ term, text }) => [term, text])),
        mails: mails.map((mail) => ({ title: mail.title, sentAt: mail.sentAt })),
      });
    }
  }
  const { name, address, email } = responsible;
  return personFile({
    locale,
    words,
    lead: words.lead(contacts.join(comma[locale]), moment(ctx.clock.now())),
    responsible: `${words.responsible}: ${[name, address, email].filter(Boolean).join(comma[locale])}`,
    records,
    data: {
      exportedAt: ctx.clock.now().toISOString(),
      contacts,
      responsible: { name, address, email },
      records: data,
    },
  });
}
