import { expect, test } from 'vitest';
import {
  concernsOneOf,
  isLanguageMarked,
  isMarked,
  markAutomatic,
  removeLanguageMarks,
  removeMark,
} from './automatic-marks.ts';

const fields = ['title', 'excerpt', 'content'];

test('Given an automatic title and body, when the title is edited, then the body is still automatic', () => {
  const translated = markAutomatic(markAutomatic([], 'title', ['en', 'ar']), 'content', ['ar']);
  const typed = removeMark(translated, 'title', 'ar', fields);
  expect(typed).toEqual(['title.en', 'content.ar']);
  expect(isMarked(typed, 'title', 'ar')).toBe(false);
  expect(isMarked(typed, 'content', 'ar')).toBe(true);
  expect(isLanguageMarked(typed, 'ar')).toBe(true);
});

test('Given a mark of a whole language, when one text is edited, then the other texts of the language are still automatic', () => {
  expect(isMarked(['ar'], 'content', 'ar')).toBe(true);
  expect(removeMark(['ar', 'en'], 'title', 'ar', fields)).toEqual(['en', 'excerpt.ar', 'content.ar']);
});

test('Given a reviewed language, then none of its texts is marked, and the other language stays marked', () => {
  const read = removeLanguageMarks(['ar', 'title.ar', 'title.en'], 'ar');
  expect(read).toEqual(['title.en']);
  expect(isLanguageMarked(read, 'ar')).toBe(false);
  expect(isLanguageMarked(read, 'en')).toBe(true);
});

test('Given a text that is translated again, then it is marked once', () => {
  expect(markAutomatic(['title.ar'], 'title', ['ar'])).toEqual(['title.ar']);
});

test('A mark concerns the form of its field; a mark of a whole language concerns every form', () => {
  const marks = ['title.ar', 'city.ar', 'en'];
  expect(marks.filter((mark) => concernsOneOf(mark, fields))).toEqual(['title.ar', 'en']);
});
