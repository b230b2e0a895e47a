import type { Switched } from '#app/components/staff/settings/switch-form.tsx';

/** A switch that could not be sent goes back to where it was; the page around it stays. */
export async function orProblem(serverAction: () => Promise<Switched>): Promise<Switched> {
  try {
    return await serverAction();
  } catch {
    return { isUnreachable: true };
  }
}
