import { mostLines, type TypedLine } from '#modules/instant-order/order-line.ts';

const key = 'yrke.instant-order';

/** Lines typed in this tab and not ordered yet. Invalid stored content is ignored. */
export function readDraft(storage: Pick<Storage, 'getItem'> | undefined): TypedLine[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.slice(0, mostLines).flatMap((line: unknown) => {
      const [article, quantity, services] = Array.isArray(line) ? (line as unknown[]) : [];
      if (typeof article !== 'string' || typeof quantity !== 'string') return [];
      return [{ article, quantity, ...(typeof services === 'string' && { services }) }];
    });
  } catch {
    return [];
  }
}

export function keepDraft(storage: Pick<Storage, 'setItem'> | undefined, lines: readonly TypedLine[]): void {
  try {
    const kept = lines.map(({ article, quantity, services }) =>
      services ? [article, quantity, services] : [article, quantity],
    );
    storage?.setItem(key, JSON.stringify(kept));
  } catch {
    // If the storage is full or blocked, the page works without saving.
  }
}
