import { expect, test } from 'vitest';
import { cleanTyped, type Takes, takesOf } from './clean-typed.ts';

/** The content of the field and its caret after `value` was typed up to `caret`. */
type Typing = { caret?: number | null; isComposing?: boolean };

function typed(takes: Takes, value: string, { caret = value.length, isComposing = false }: Typing = {}) {
  const control = {
    value,
    selectionStart: caret,
    setSelectionRange(from: number) {
      this.selectionStart = from;
    },
  };
  const heard: string[] = [];
  const change = cleanTyped(takes, { multiline: takes === 'text' }, () => heard.push(control.value));
  change?.({ currentTarget: control, nativeEvent: { isComposing } });
  return { value: control.value, caret: control.selectionStart, heard };
}

test('Q14 forbidden characters are removed during typing; the listener gets the remaining text', () => {
  expect(typed('text', 'a<b>@c;')).toEqual({ value: 'abc', caret: 3, heard: ['abc'] });
  expect(typed('text', 'a<bcd', { caret: 2 })).toEqual({ value: 'abcd', caret: 1, heard: ['abcd'] });
  expect(typed('text', 'one\n"two"')).toEqual({ value: 'one\ntwo', caret: 7, heard: ['one\ntwo'] });
  expect(typed('text', 'ab', { caret: 1 })).toEqual({ value: 'ab', caret: 1, heard: ['ab'] });
});

test('Q14 a field for an e-mail address keeps the @, and has no caret to set', () => {
  expect(typed('email', '<ada@yrke.example>;', { caret: null })).toEqual({
    value: 'ada@yrke.example',
    caret: null,
    heard: ['ada@yrke.example'],
  });
});

test('what an input method composes, and fields that take anything, stay as they are', () => {
  expect(typed('text', 'a<', { isComposing: true })).toMatchObject({ value: 'a<', heard: ['a<'] });
  expect(typed('anything', 'a;<b@c')).toMatchObject({ value: 'a;<b@c', heard: ['a;<b@c'] });
});

test('Q14 the type of an input says what it takes', () => {
  expect([undefined, 'text', 'tel', 'email', 'search', 'password', 'url', 'date', 'number'].map(takesOf)).toEqual([
    'text',
    'text',
    'text',
    'email',
    'anything',
    'anything',
    'anything',
    'anything',
    'anything',
  ]);
});
