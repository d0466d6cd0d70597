import { describe, expect, test } from 'vitest';
import { violations } from './structure.ts';

const rulesBrokenBy = (path: string, lines = 10) => violations([{ path, lines }]);

describe('Given a file of a feature', () => {
  test.each([
    'contract.ts',
    'rules.ts',
    'rules.test.ts',
    'table.ts',
    'queries.ts',
    'commands/book.ts',
    'commands/book.test.ts',
    'routes.ts',
    'jobs.ts',
    'mails/booking-confirmed.tsx',
    'client.ts',
    'copy/tr.ts',
    'copy/index.ts',
    'ui/slot-calendar.tsx',
    'ui/slot-calendar.module.css',
    'ui/use-slots.ts',
    'ui/admin/week-overview.tsx',
    'record.tsx',
  ])('When the file is %s, then it belongs to the vocabulary', (file) => {
    expect(rulesBrokenBy(`src/features/booking/${file}`)).toEqual([]);
  });

  test('When the file is listed as an exception, then it is allowed in that feature alone', () => {
    expect(rulesBrokenBy('src/features/identity/priority-queue.ts')).toEqual([]);
    expect(rulesBrokenBy('src/features/booking/priority-queue.ts')).toHaveLength(1);
  });

  test.each([
    'service.ts',
    'commands/deep/book.ts',
    'mails/confirmed.ts',
    'copy/de.ts',
    'ui/parts/calendar.tsx',
    'types.ts',
  ])('When the file is %s, then it is reported', (file) => {
    expect(rulesBrokenBy(`src/features/booking/${file}`)).toEqual([
      expect.stringContaining(`src/features/booking/${file}: not a file that a feature may have`),
    ]);
  });
});

describe('Given a name', () => {
  test('When the name is vague, then it is a violation anywhere under src', () => {
    const paths = [
      'src/platform/utils.ts',
      'src/web/helpers/title.ts',
      'src/ui/common.tsx',
      'src/api/slot-manager.ts',
    ];
    for (const path of paths) expect(rulesBrokenBy(path)).toEqual([expect.stringContaining('says nothing')]);
  });

  test('When the name is not kebab-case, then it is a violation, except for page files', () => {
    expect(rulesBrokenBy('src/ui/SlotCalendar.tsx')).toEqual([expect.stringContaining('kebab-case')]);
    expect(rulesBrokenBy('src/web/routes/reservation.$id.tsx')).toEqual([]);
  });
});

describe('Given a long file', () => {
  test('When the file has 300 lines, then it passes; with 301 it does not; copy is not measured', () => {
    expect(rulesBrokenBy('src/api/app.ts', 300)).toEqual([]);
    expect(rulesBrokenBy('src/api/app.ts', 301)).toEqual([expect.stringContaining('301 lines')]);
    expect(rulesBrokenBy('src/features/booking/copy/tr.ts', 900)).toEqual([]);
  });
});
