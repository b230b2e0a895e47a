/** The tasks of internal staff. `read-only` shows everything and changes nothing. */
export const staffTasks = [
  'orders',
  'catalogue',
  'content',
  'customers',
  'campaigns',
  'settings',
  'finance',
  'insights',
  'newsletter',
  'read-only',
] as const;

export type StaffTask = (typeof staffTasks)[number];

/** Tasks that a change can require. */
export type ChangeTask = Exclude<StaffTask, 'read-only'>;

export const changeTasks: readonly ChangeTask[] = staffTasks.filter((task) => task !== 'read-only');

export const isStaffTask = (text: string): text is StaffTask => (staffTasks as readonly string[]).includes(text);
