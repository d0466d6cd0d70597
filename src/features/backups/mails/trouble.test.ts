import { expect, test } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { demoProfile } from '#content/profile/demo';
import { adminBackupsCopy } from '../copy/admin/all';
import { backupsMailCopy } from '../copy/mails/all';
import type { BackupTrouble } from '../rules';
import { composeTrouble } from './trouble';

test.each(locales)(
  'In %s the owner reads what is wrong with her backups, why, and where to look',
  async (locale) => {
    const languages = { main: locale, public: [...locales] };
    const ctx = { baseUrl: 'https://leyla.example', languages, ownerEmail: 'sahibi@leyla.example' };
    const compose = (trouble: BackupTrouble) =>
      composeTrouble(ctx, '0a1b2c3d-0000-4000-8000-000000000000', trouble, demoProfile);
    const at = '2126-06-10T09:00:00.000Z';
    const mail = await compose({ about: 'unproven', reason: 'damaged', at });
    expect(mail.subject).toBe(backupsMailCopy[locale].unproven.subject);
    expect(mail.text).toContain(adminBackupsCopy[locale].troubles.damaged);
    expect(mail.text).toContain('https://leyla.example/admin/health');
    expect(mail.to.address).toBe('sahibi@leyla.example');
    const incomplete = await compose({ about: 'incomplete', lostPictures: 3, at });
    expect(incomplete.subject).toBe(backupsMailCopy[locale].incomplete.subject);
    expect(incomplete.text).toContain(adminBackupsCopy[locale].lostPictures(3));
  },
);
