import { expect, test } from 'vitest';
import { afterTitles } from './initials';

test.each([
  ['Dr. Ferhan Aydoğan', 'Ferhan Aydoğan'],
  ['Prof.Dr. Öykü  Şen', 'Öykü Şen'],
  ['أ.د. فرحان آيدوغان', 'فرحان آيدوغان'],
  ['د. فرحان', 'فرحان'],
  ['A. Yılmaz', 'A. Yılmaz'],
  ['Ada Işık', 'Ada Işık'],
  ['Dr.', 'Dr.'],
  ['', ''],
])('Given the name “%s”, then “%s” comes after its titles', (name, rest) => {
  expect(afterTitles(name)).toBe(rest);
});
