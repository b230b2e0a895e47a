/** What a rule or a use case answers: a value, or a refusal with a code and the facts behind it. */
export type Result<T, R extends { code: string }> = { ok: true; value: T } | { ok: false; refusal: R };

export const ok = <T>(value: T) => ({ ok: true as const, value });
export const refuse = <const R extends { code: string }>(refusal: R) => ({ ok: false as const, refusal });
