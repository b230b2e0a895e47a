import {
  type CareSymbol,
  careSymbols,
  placeholderSymbols,
  type StandardSymbol,
  type SymbolKind,
  standardSymbols,
} from './symbol-names.ts';
import { careSymbol } from './symbols/care-symbols.ts';
import { personPlaceholder, storePlaceholder } from './symbols/placeholders.ts';
import { standardPictogram } from './symbols/standard-pictograms.ts';

export const symbolNames: Record<SymbolKind, readonly string[]> = {
  care: careSymbols,
  standard: standardSymbols,
  placeholder: placeholderSymbols,
};

/** A symbol as SVG; undefined if the name is unknown. */
export function drawSymbol(kind: string, name: string): string | undefined {
  if (!Object.hasOwn(symbolNames, kind) || !symbolNames[kind as SymbolKind].includes(name)) return undefined;
  if (kind === 'care') return careSymbol(name as CareSymbol);
  if (kind === 'standard') return standardPictogram(name as StandardSymbol);
  return name === 'person' ? personPlaceholder() : storePlaceholder();
}
