/** The members of a type, whichever of its kinds has them. */
type MemberOf<T> = T extends unknown ? keyof T & string : never;

/**
 * What a route beside a page says, done or refused, known by one of its members. Whatever stopped the call before it reached the
 * route (a limit, another origin, a session that is over) says something else, which is no answer to it.
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
