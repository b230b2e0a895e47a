import { crewName, demoCrew } from './crew.ts';

// node demo/companies/crew-sheet.ts > demo/hamnvik-people.csv

type Line = {
  readonly employeeNo: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress?: string;
  readonly cellPhone?: string;
  readonly role?: string;
  readonly state?: string;
  readonly department: string;
  readonly locker?: string;
  readonly lockerPosition?: string;
  readonly amountLimit?: string;
  readonly size?: string;
};

/** The Swedish titles of the template, in the order of the sheet. */
const titles: Readonly<Record<keyof Line, string>> = {
  employeeNo: 'Anställningsnummer',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  emailAddress: 'E-postadress',
  cellPhone: 'Mobil',
  role: 'Roll',
  state: 'Status',
  department: 'Avdelning',
  locker: 'Skåp',
  lockerPosition: 'Plats i skåpet',
  amountLimit: 'Beloppsgräns',
  size: 'men-alpha',
};

/** The number of people of the crew who change their locker. */
const changed = 200;
const same = 30;
const added = 60;

const ownLocker = (at: number) => `S-${String(at + 1).padStart(3, '0')}`;

/** The lockers that the sheet assigns; each has one place. */
export const ownLockers = Array.from({ length: changed }, (_, at) => ownLocker(at));

const newcomer = (at: number): Line => ({
  ...crewName(demoCrew.length + at),
  employeeNo: String(72_001 + at),
  department: demoCrew[at]?.department ?? '',
});

/** One line for each kind of error that the import refuses. */
const mistakes: readonly Partial<Line>[] = [
  { lastName: '' },
  { emailAddress: 'tyra.relingby(at)hamnvik.example' },
  { cellPhone: '12' },
  { role: 'Chef' },
  { role: 'Administratör' },
  { state: 'Kanske' },
  { amountLimit: 'lagom' },
  { size: 'XXXS' },
  { employeeNo: '' },
  { employeeNo: '71001' },
];

/**
 * 300 people for Hamnvik: 200 of the crew get their own locker, 30 are unchanged, 60 are new, and ten lines are wrong.
 */
export const crewSheet: readonly Line[] = [
  ...demoCrew.slice(0, changed + same).map(({ employeeNo, firstName, lastName, emailAddress, department }, at) => ({
    employeeNo,
    firstName,
    lastName,
    emailAddress,
    department,
    ...(at < changed && { locker: ownLocker(at), lockerPosition: '1' }),
  })),
  ...Array.from({ length: added }, (_, at) => newcomer(at)),
  ...mistakes.map((mistake, at) => ({ ...newcomer(added + at), ...mistake })),
];

/** As spreadsheet programs write it: with a byte order mark for UTF-8. */
export function renderCrewSheet(): string {
  const columns = Object.keys(titles) as (keyof Line)[];
  const rows = crewSheet.map((line) => columns.map((column) => line[column] ?? '').join(';'));
  return `\uFEFF${[Object.values(titles).join(';'), ...rows].join('\n')}\n`;
}

if (import.meta.main) process.stdout.write(renderCrewSheet());
