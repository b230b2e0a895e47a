import { type RefObject, useEffect } from 'react';
import { isTyping } from '#app/work/shell/is-typing.ts';

/** J and K move between rows, X selects the focused row, and Enter follows its link. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
      const at = links.findIndex((link) => link.closest('[data-row]')?.contains(document.activeElement));
      if (key === 'x') links[at]?.closest('[data-row]')?.querySelector<HTMLInputElement>('input[name="ids"]')?.click();
      const step = { j: 1, k: -1 }[key];
      if (step === undefined || links.length === 0) return;
      event.preventDefault();
      links[stepTo(at, step, links.length)]?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}

/** Without a focused row, a step down goes to the first row and a step up to the last. At the ends it stays. */
export function stepTo(at: number, step: number, count: number): number {
  if (at < 0) return step > 0 ? 0 : count - 1;
  return Math.min(Math.max(at + step, 0), count - 1);
}
