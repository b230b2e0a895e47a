import { expect, test } from 'vitest';
import { roles as role } from '../auth/roles.ts';
import { decidersOn } from './decides-on.ts';

const [ebba, nils, priya, olle, gone] = [1, 2, 3, 4, 5];
const roles = new Map([ebba, nils, priya].map((id) => [id, role.customerAdmin] as const)).set(olle, role.user as never);

/** Priya decides for Nils today; in teams, Olle is in Ebba's. */
const deciders = (hasTeams: boolean) => [
  { customerId: ebba, standsFor: [], team: hasTeams ? [ebba, olle] : undefined },
  { customerId: nils, standsFor: [], team: hasTeams ? [nils] : undefined },
  { customerId: priya, standsFor: [nils], team: hasTeams ? [priya] : undefined },
];

const order = { buyerId: olle, approverId: ebba, namesApprover: true, isEscalated: false, asked: [], approved: [] };
const byNone = { approverId: undefined, namesApprover: false };

// [what, order, who decides in the whole company, who in teams]
test.each([
  ['the named approver', {}, [ebba], [ebba]],
  ['the approver and the deputy', { approverId: nils }, [nils, priya], [nils, priya]],
  ['all where none is named, in teams the buyer’s', byNone, [ebba, nils, priya], [ebba]],
  ['all after an escalation', { isEscalated: true }, [ebba, nils, priya], [ebba, nils, priya]],
  ['all after the approver has left', { approverId: gone }, [ebba, nils, priya], [ebba, nils, priya]],
  ['all where a plain user was named', { approverId: olle }, [ebba, nils, priya], [ebba, nils, priya]],
  ['any of a step', { asked: [ebba, nils] }, [ebba, nils, priya], [ebba, nils, priya]],
  ['the rest of a step that one has left', { approverId: gone, asked: [gone, ebba] }, [ebba], [ebba]],
  ['none who has approved a step', { approverId: nils, asked: [nils], approved: [nils] }, [priya], [priya]],
  ['those who have approved no step', { approverId: gone, approved: [ebba] }, [nils, priya], [nils, priya]],
  [
    'all again where each has approved a step',
    { approverId: gone, approved: [ebba, nils, priya] },
    [ebba, nils, priya],
    [ebba, nils, priya],
  ],
  ['again the one of the team who has approved', { ...byNone, approved: [ebba] }, [nils, priya], [ebba]],
  ['the others for an own order', { buyerId: ebba }, [nils, priya], [nils, priya]],
])('%s', (_, changed, ofCompany, ofTeams) => {
  const idsIn = (hasTeams: boolean) =>
    decidersOn({ ...order, ...changed }, { deciders: deciders(hasTeams), roles, settings: {} }).map(
      ({ customerId }) => customerId,
    );
  expect([idsIn(false), idsIn(true)]).toEqual([ofCompany, ofTeams]);
});

test('the approver decides on an own order where the company allows it', () => {
  const settings = { AllowOwnApproval: 'true' };
  const found = decidersOn({ ...order, buyerId: ebba }, { deciders: deciders(false), roles, settings });
  expect(found.map(({ customerId }) => customerId)).toEqual([ebba]);
});
