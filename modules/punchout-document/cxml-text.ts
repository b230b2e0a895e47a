import { stripControls } from '#core/input.ts';

/** Text of a document of others, without control characters and not longer than given. */
export const clean = (text: string, length: number): string => stripControls(text).slice(0, length);
