import { randomFor } from '../random.ts';
import { asciiName } from './ascii-name.ts';

/** Where the crew of the shipyard works. The cost centre is the department's. */
export const crewDepartments = [
  { name: 'Svets', costCentre: '7100', occupation: 'Svetsare' },
  { name: 'Målning', costCentre: '7200', occupation: 'Målare' },
  { name: 'Rigg', costCentre: '7300', occupation: 'Riggare' },
  { name: 'Plåt', costCentre: '7400', occupation: 'Plåtslagare' },
  { name: 'Rör', costCentre: '7500', occupation: 'Rörmontör' },
  { name: 'El', costCentre: '7600', occupation: 'Elektriker' },
  { name: 'Snickeri', costCentre: '7700', occupation: 'Båtsnickare' },
  { name: 'Förråd', costCentre: '7800', occupation: 'Förrådsarbetare' },
] as const;

const firstNames =
  'Alva Arvid Berit Cajsa David Edla Folke Gerd Hilma Ivar Jonna Karl Lova Malte Nora Otto Petra Rut Sixten Tyra'.split(
    ' ',
  );
const lastNames =
  'Ankarfelt Bojlind Dammgren Ekarvik Fyrholt Grindal Halvarsby Iskulla Kajgren Lotsmark Mastrand Norrvik Pirelund Relingby Sjöholt Tågvald'.split(
    ' ',
  );

const alphaSizes = ['S', 'M', 'L', 'XL', 'XXL'];
const shoeSizes = ['38', '39', '40', '41', '42', '43', '44', '45', '46'];

/** The names of the crew and of those who join it: 320 different ones. */
export const crewName = (at: number) => ({
  firstName: firstNames[at % firstNames.length] ?? '',
  lastName: lastNames[Math.floor(at / firstNames.length)] ?? '',
});

export type CrewPerson = {
  readonly firstName: string;
  readonly lastName: string;
  /** Empty for wearers who never sign in. */
  readonly emailAddress: string;
  readonly employeeNo: string;
  readonly department: string;
  readonly costCentre: string;
  readonly occupation: string;
  readonly locker: string;
  readonly lockerPosition: string;
  readonly approver: string;
  readonly isActive: boolean;
  readonly isInvited: boolean;
  readonly sizes: readonly { readonly sizeGroup: string; readonly size: string }[];
};

/** Places in each locker of the large changing room. */
const placesPerLocker = 8;

const approvers = ['vera.sundberg@hamnvik.example', 'ture.ankarsten@hamnvik.example'];

/** 240 wearers of Hamnvik in eight departments; one in four has a mailbox, and one in five no sizes yet. */
export const demoCrew: readonly CrewPerson[] = Array.from({ length: 240 }, (_, at) => {
  const random = randomFor('crew', String(at));
  const department = crewDepartments[at % crewDepartments.length] ?? crewDepartments[0];
  const { firstName, lastName } = crewName(at);
  const hasMail = at % 4 === 0;
  const hasSizes = at % 5 !== 2;
  return {
    firstName,
    lastName,
    emailAddress: hasMail ? `${asciiName(firstName, '')}.${asciiName(lastName, '')}@hamnvik.example` : '',
    employeeNo: String(71_001 + at),
    department: department.name,
    costCentre: department.costCentre,
    occupation: department.occupation,
    locker: `K-${String(Math.floor(at / placesPerLocker) + 1).padStart(2, '0')}`,
    lockerPosition: String((at % placesPerLocker) + 1),
    approver: approvers[at % approvers.length] ?? '',
    isActive: at % 60 !== 59,
    isInvited: hasMail && at % 40 === 0,
    sizes: hasSizes
      ? [
          { sizeGroup: at % 3 === 0 ? 'women-alpha' : 'men-alpha', size: random.pick(alphaSizes) },
          { sizeGroup: 'shoes', size: random.pick(shoeSizes) },
        ]
      : [],
  };
});
