import { oneSizeCode } from '#app/components/catalogue/size-range.ts';
import type { Asked } from '#app/forms/answer-form.server.ts';

/** A size as people read it: what is made in a single one has a word for it, as on the cards. */
export function sizeNameOf({ shop, visit }: Asked, size: string): string {
  return (size === oneSizeCode && shop.texts.say(visit.language, 'catalogue', 'card.oneSize')) || size;
}
