import type { KeyboardEvent } from 'react';
import { isDirection, nextField } from './next-field.ts';

/**
 * Arrow keys move between quantity fields, as in a spreadsheet; the content is selected, so that typing replaces it.
 */
export function moveBetweenFields(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!isDirection(key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=number]:enabled')];
  const at = fields.findIndex((field) => field === target);
  if (at < 0) return;
  // Otherwise a number field would change its value.
  event.preventDefault();
  const places = fields.map((field) => {
    const { left, top } = field.getBoundingClientRect();
    return { x: left, y: top };
  });
  const next = fields[nextField(places, at, key)];
  next?.focus();
  next?.select();
}
