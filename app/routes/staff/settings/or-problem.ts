import type { Switched } from '#app/components/staff/settings/switch-form.tsx';

/** A failed request moves the switch back and keeps the page, instead of showing the error page. */
export async function orProblem(serverAction: () => Promise<Switched>): Promise<Switched> {
  try {
    return await serverAction();
  } catch {
    return { isUnreachable: true };
  }
}
