import type { ChangeTask } from '#modules/auth/staff-tasks.ts';
import type { Member, Sent, World } from './world.server.ts';

/** Of an entry: which thing it is about, what changed, and the company whose history it is part of. */
type Entry = {
  readonly subject: string;
  readonly before: object;
  readonly after: object;
  readonly companyId?: number;
};

/** A change that staff can make: the task it asks for, how it is made, and the entry that it leaves. */
export type StaffChange = {
  readonly task: ChangeTask;
  /** What must be there first; its id is passed on. */
  /** How many entries the change writes; one unless said otherwise. The last one is compared. */
  readonly entries?: number;
  readonly prepare?: (world: World) => Promise<string>;
  readonly send: (world: World, member: Member, id: string) => Promise<Sent>;
  readonly entry: (world: World, sent: Sent, id: string) => Entry;
};

/** The id of something new, as the answer tells it. */
export const idIn = ({ body }: Sent, name = 'id'): string => String(body[name]);
