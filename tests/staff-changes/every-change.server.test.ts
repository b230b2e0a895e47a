import { beforeEach, describe, expect, test } from 'vitest';
import { type AuditAction, auditActionNames, auditActions } from '#modules/audit/audit-actions.ts';
import { tasksOfAction } from '#modules/audit/tasks-of-action.ts';
import { staffTasks } from '#modules/auth/staff-tasks.ts';
import { companyChanges } from './company-changes.server.ts';
import { contentChanges } from './content-changes.server.ts';
import { goodsChanges } from './goods-changes.server.ts';
import { orderChanges } from './order-changes.server.ts';
import { peopleChanges } from './people-changes.server.ts';
import { settingsChanges } from './settings-changes.server.ts';
import type { StaffChange } from './staff-change.ts';
import { openWorld, type World } from './world.server.ts';

const changes: Readonly<Record<string, StaffChange>> = {
  ...orderChanges,
  ...settingsChanges,
  ...goodsChanges,
  ...contentChanges,
  ...companyChanges,
  ...peopleChanges,
};

/** The part before a blank; the rest distinguishes changes with the same kind of entry. */
const actionOf = (name: string) => name.split(' ')[0] as AuditAction;

/** Only the command line does these; tested in create-staff.server.test.ts. */
const byOperators: readonly AuditAction[] = ['staff.created', 'staff.token-issued'];

/** Needs an acting session; tested in acting-api.server.test.ts. */
const inSessions: readonly AuditAction[] = ['company.visited'];

/** Needs an application; tested in application-api.server.test.ts. */
const ofApplications: readonly AuditAction[] = ['company.application-decided'];

let world: World;

beforeEach(async () => {
  world = await openWorld();
});

/**
 * Mostly done by people of companies; tested in decide-order, history-api, decide-by-link, deputy-api, logos-api and
 * logos-on-garments.server.test.ts.
 */
const ofCompanies: readonly AuditAction[] = [
  'order.approved',
  'order.step-approved',
  'order.changed',
  'order.refused',
  'order.withdrawn',
  'order.visibility-changed',
  'order.link-used',
  'customer.deputy-named',
  'customer.deputy-ended',
  'logo.uploaded',
  'order.logo-changed',
];

test('the table has every change that can be recorded', () => {
  const tested = [
    ...new Set([
      ...Object.keys(changes).map(actionOf),
      ...byOperators,
      ...inSessions,
      ...ofApplications,
      ...ofCompanies,
    ]),
  ];
  expect(tested.sort()).toEqual([...auditActionNames].sort());
});

test('values about people are visible with the tasks of the changes', () => {
  const asked = Map.groupBy(Object.entries(changes), ([name]) => actionOf(name));
  for (const [action, of] of asked)
    expect([action, ...new Set(of.map(([, { task }]) => task))].sort()).toEqual(
      [action, ...tasksOfAction[action]].sort(),
    );
});

describe.each(Object.entries(changes))('%s', (name, { task, prepare, send, entry, entries = 1 }) => {
  test('is refused with 403 without the task and has no effect; with the task it is done and recorded', async () => {
    const id = (await prepare?.(world)) ?? '';
    const before = await world.countEntries();
    const without = await world.member(staffTasks.filter((other) => other !== task));
    expect((await send(world, without, id)).status).toBe(403);
    expect(await world.countEntries()).toBe(before);

    const sent = await send(world, await world.member([task]), id);
    expect([200, 201, 202]).toContain(sent.status);
    expect(await world.countEntries()).toBe(before + entries);
    const { subject, ...sides } = entry(world, sent, id);
    const action = actionOf(name);
    expect(await world.latest()).toEqual({
      id: before + entries,
      at: '2026-11-16T08:00:00.000Z',
      actor: { kind: 'person', id: world.astridId, name: 'Astrid Norelius' },
      action,
      subject: { kind: auditActions[action], id: subject },
      ...sides,
      erasedFields: [],
      hiddenFields: [],
    });
  });
});
