import type { ChangeTask } from '#modules/auth/staff-tasks.ts';
import type { Member, Sent, World } from './world.server.ts';

/** An audit entry: its subject, its changes, and the company whose history it belongs to. */
type Entry = {
  readonly subject: string;
  readonly before: object;
  readonly after: object;
  readonly companyId?: number;
};

/** A change that staff can make: its task, its request, and its audit entry. */
export type StaffChange = {
  readonly task: ChangeTask;
  /** The number of entries that the change writes, by default one. The last one is compared. */
  readonly entries?: number;
  /** Creates the prerequisites; their id is passed on. */
  readonly prepare?: (world: World) => Promise<string>;
  readonly send: (world: World, member: Member, id: string) => Promise<Sent>;
  readonly entry: (world: World, sent: Sent, id: string) => Entry;
};

/** The id of something new, from the response. */
export const idIn = ({ body }: Sent, name = 'id'): string => String(body[name]);
