import { expect, test } from 'vitest';
import { quantityRowTypes } from './quantity-row-types.ts';

test('P31 three kinds of lines', () => expect(quantityRowTypes).toEqual(['Quantity', 'Comment', 'Default']));
