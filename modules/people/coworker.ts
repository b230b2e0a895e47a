/** A person of the same company for whom a row is bought. */
export type Coworker = { readonly id: number; readonly name: string; readonly employeeNo: string | undefined };

/** As a form suggests people: with the employee number, and with the number of the person where others have the same name. */
export function coworkerLabels(
  people: readonly Coworker[],
  namesakes: ReadonlySet<number>,
): ReadonlyMap<number, string> {
  const plain = ({ name, employeeNo }: Coworker) => (employeeNo === undefined ? name : `${name}, ${employeeNo}`);
  return new Map(people.map((one) => [one.id, namesakes.has(one.id) ? `${plain(one)} (${one.id})` : plain(one)]));
}

/** A person and the place to which the laundry brings their garments. */
export type WearerPlace = Coworker & {
  readonly department: string | undefined;
  readonly costCentre: string | undefined;
  readonly locker: string | undefined;
  readonly lockerPosition: string | undefined;
};
