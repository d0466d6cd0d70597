import { describe, expect, test } from 'vitest';
import { unknownMergeFields, usedMergeFields, withPersonsWords } from './persons-words';

describe('a text with a person’s words', () => {
  test('Given merge fields, then each is replaced wherever it stands, however it is written', () => {
    const text = 'Merhaba {name}, {date} günü { Time } için: {service}. {name}!';
    expect(usedMergeFields(text)).toEqual(['name', 'date', 'time', 'service']);
    const words = { name: 'Ece', date: '10 Haziran', time: '14:00', service: 'Strateji' };
    expect(withPersonsWords(text, words)).toBe('Merhaba Ece, 10 Haziran günü 14:00 için: Strateji. Ece!');
  });

  test('Given a word that looks like a field or a pattern, then it is not replaced again', () => {
    expect(withPersonsWords('{name} {date}', { name: '{date} $& $1', date: 'bugün' })).toBe(
      '{date} $& $1 bugün',
    );
  });

  test('Given what is no merge field, then it is named once, and braces alone are not', () => {
    expect(unknownMergeFields('{isim} {name} {isim} {} { { } {ad soyad}')).toEqual(['{isim}', '{ad soyad}']);
    expect(withPersonsWords('{time} {isim}', {})).toBe('{time} {isim}');
  });
});
