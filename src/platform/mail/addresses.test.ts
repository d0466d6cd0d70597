import { expect, test } from 'vitest';
import { addressableName } from './addresses';

test.each([
  ['Dr. Ayşe Yılmaz', true],
  ['Dr.Ayşe', true],
  ["Sinéad O'Connor-Öz", true],
  ['سارة العتيبي', true],
  ['Jean-Luc d’Aubigné', true],
  ['محمد بن عبد الله السعيد', true],
  ['نویسنده‌ی خوب', true],
  ['III. Ahmet 2', true],
  ['http://evil', false],
  ['Ara 0532 111 22 33', false],
  ['Ara beni ٠٥٣٢١١١٢٢٣٣', false],
  ['5321', false],
  ['Hesabınız kapandı!', false],
  ['Tebrikler 🎁', false],
  ['Lütfen bizi hemen geri arayın çünkü', false],
  ['Hesabınız: kapandı', false],
  ['a'.repeat(61), false],
  ['kazandınız evil.com', false],
  ['a@b', false],
  ['A.Yılmaz', true],
  ['BONUS KAZAN: EVIL.COM', false],
  ['Evil.Com', false],
  ['1.2.3.4', false],
  ['evil．com', false],
  ['مثال.كوم', false],
])('Given the name %s, Then the mail addresses the person as: %s', (name, addressed) => {
  expect(addressableName(name) !== undefined).toBe(addressed);
});
