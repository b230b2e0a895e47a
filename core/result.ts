/** The result of a rule or use case: a value, or a refusal with a code and its facts. */
export type Result<T, R extends { code: string }> = { ok: true; value: T } | { ok: false; refusal: R };

export const ok = <T>(value: T) => ({ ok: true as const, value });
export const refuse = <const R extends { code: string }>(refusal: R) => ({ ok: false as const, refusal });
