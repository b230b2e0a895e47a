import { expect, test } from 'vitest';
import { wishesIn } from '#app/components/buying/wanted.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('one size with its quantity', () => {
  const { items } = wishesIn(formOf({ sku: '11201520AB01C50', quantity: '2' }), 'All');
  expect(items).toEqual([{ sku: '11201520AB01C50', quantity: '2', comment: undefined }]);
});

test('a table gives the filled sizes, each with the comment of its colour', () => {
  const fields = {
    'q.11201520AB01C50': '3',
    'q.11201520AB01C52': '',
    'q.11201520CD02C50': '0',
    'q.11201520CD02C52': '1',
    'comment.11201520AB01': ' for the crew ',
    coworkerId: '7',
  };
  expect(wishesIn(formOf(fields), 'External')).toEqual({
    items: [
      { sku: '11201520AB01C50', quantity: '3', comment: 'for the crew' },
      { sku: '11201520CD02C52', quantity: '1', comment: undefined },
    ],
    coworkerId: '7',
    context: 'External',
  });
});

test('a form without a selection gives nothing', () => {
  expect(wishesIn(formOf({ quantity: '1' }), 'All').items).toEqual([]);
});
