import { mostLines, type TypedLine } from '#modules/instant-order/order-line.ts';

const key = 'yrke.instant-order';

/** Lines typed in this tab and not ordered yet. Invalid stored content is ignored. */
export function readDraft(storage: Pick<Storage, 'getItem'> | undefined): TypedLine[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.slice(0, mostLines).flatMap((line: unknown) => {
      const [article, quantity] = Array.isArray(line) ? (line as unknown[]) : [];
      return typeof article === 'string' && typeof quantity === 'string' ? [{ article, quantity }] : [];
    });
  } catch {
    return [];
  }
}

export function keepDraft(storage: Pick<Storage, 'setItem'> | undefined, lines: readonly TypedLine[]): void {
  try {
    storage?.setItem(key, JSON.stringify(lines.map(({ article, quantity }) => [article, quantity])));
  } catch {
    // If the storage is full or blocked, the page works without saving.
  }
}
