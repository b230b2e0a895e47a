/** The members of all variants of a union type. */
type MemberOf<T> = T extends unknown ? keyof T & string : never;

/**
 * The answer of a route without a screen, done or refused. Undefined if the request was stopped before the route, by a rate
 * limit, a foreign origin or an ended session: such answers have none of the given members.
 */
export async function readAnswer<T extends object>(
  answer: Response,
  ...members: readonly MemberOf<T>[]
): Promise<T | undefined> {
  if (answer.status >= 500) return undefined;
  const said: unknown = await answer.json();
  const isAnswer = typeof said === 'object' && said !== null && members.some((member) => member in said);
  return isAnswer ? (said as T) : undefined;
}
