import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isOneOf } from '#/platform/db/columns';
import { type MailSecurity, securities, usualPorts } from './admin-contract';

const typed = (name: string) => text(name).notNull().default('');

/** One row. An empty text means that the owner left the field empty. */
export const mailSettings = pgTable(
  'mail_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Incremented by every change. */
    version: integer('version').notNull().default(0),
    host: typed('host'),
    port: integer('port').notNull().default(usualPorts.tls),
    security: text('security').$type<MailSecurity>().notNull().default('tls'),
    username: typed('username'),
    /** Encrypted with a key that is not in the database. */
    sealedPassword: text('sealed_password'),
    senderAddress: typed('sender_address'),
    senderName: typed('sender_name'),
    replyTo: typed('reply_to'),
    noticesTo: typed('notices_to'),
    signatureTr: typed('signature_tr'),
    signatureEn: typed('signature_en'),
    signatureAr: typed('signature_ar'),
  },
  (table) => [
    check('mail_settings_one_row', sql`${table.id} = 1`),
    check('mail_settings_security', isOneOf(table.security, securities)),
  ],
);
