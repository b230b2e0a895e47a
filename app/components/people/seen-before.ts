/** The values that a form was opened with, as it sent them; undefined where it sent none. */
export function readSeen(sent: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof sent !== 'string') return undefined;
  try {
    const read: unknown = JSON.parse(sent);
    return typeof read === 'object' && read !== null ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}
