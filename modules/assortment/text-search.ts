/** The text search, for whoever measures it or needs it outside the module. */
export { completeText } from './search/complete-text.ts';
export { searchText } from './search/search-text.ts';
export type { TextDocument } from './search/text-document.ts';
export { buildTextIndex, type TextIndex } from './search/text-index.ts';
