import { oneSizeCode } from '#app/components/catalogue/size-range.ts';
import type { RequestContext } from '#app/forms/answer-form.server.ts';

/** The display name of a size; a single size has a text, as on cards. */
export function sizeNameOf({ shop, visit }: RequestContext, size: string): string {
  return (size === oneSizeCode && shop.texts.say(visit.language, 'catalogue', 'card.oneSize')) || size;
}
