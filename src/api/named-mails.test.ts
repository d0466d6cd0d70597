import { expect, test } from 'vitest';
import { balanceMailKinds } from '#/features/balances/mails/kinds';
import { mailKinds } from '#/features/booking/mails/kinds';
import { enrolmentMailKinds } from '#/features/cohorts/mails/kinds';
import { contactMailKinds } from '#/features/contact/mails/kinds';
import { noticeCopy } from '#/features/privacy/copy/notice/all';
import { trainingMailKinds } from '#/features/training/mails/kinds';
import { waitingMailKinds } from '#/features/waiting/mails/kinds';
import { locales } from '#/platform/i18n/locale';

const kinds = [
  mailKinds,
  trainingMailKinds,
  contactMailKinds,
  balanceMailKinds,
  waitingMailKinds,
  enrolmentMailKinds,
].flat();

test.each(locales)(
  'Given every mail about a record, then the file that is handed to its person names it in %s',
  (locale) => {
    expect(Object.keys(noticeCopy[locale].file.mailKinds).sort()).toEqual([...kinds].sort());
  },
);
