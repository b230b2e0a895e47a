/** A person of the same company for whom a row is bought. */
export type Coworker = { readonly id: number; readonly name: string; readonly employeeNo: string | undefined };

/** As a form suggests people: the employee number tells people of the same name apart, or the number of the person. */
export function coworkerLabels(people: readonly Coworker[]): ReadonlyMap<number, string> {
  const plain = ({ name, employeeNo }: Coworker) => (employeeNo === undefined ? name : `${name}, ${employeeNo}`);
  const alike = Map.groupBy(people, (one) => plain(one).toLowerCase());
  const isAlone = (one: Coworker) => alike.get(plain(one).toLowerCase())?.length === 1;
  return new Map(people.map((one) => [one.id, isAlone(one) ? plain(one) : `${one.name} (${one.id})`]));
}

/** A person and the place to which the laundry brings their garments. */
export type WearerPlace = Coworker & {
  readonly department: string | undefined;
  readonly costCentre: string | undefined;
  readonly locker: string | undefined;
  readonly lockerPosition: string | undefined;
};
