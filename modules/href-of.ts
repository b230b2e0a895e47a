import type { Language } from '#core/locale.ts';

/** The path of a page in a language; pages are the app's, and mails lead to them. */
export type HrefOf = (page: string, language: Language, params?: Readonly<Record<string, string>>) => string;
