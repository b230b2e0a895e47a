import type { Language } from '#core/locale.ts';

/** The path of a page in a language. Pages belong to the app; mails link to them. */
export type HrefOf = (page: string, language: Language, params?: Readonly<Record<string, string>>) => string;
