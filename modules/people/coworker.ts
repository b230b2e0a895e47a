/** Somebody of the same company, for whom a row is bought. */
export type Coworker = { readonly id: number; readonly name: string; readonly employeeNo: string | undefined };

/** Where the garments of somebody are brought to. */
export type WearerPlace = Coworker & {
  readonly department: string | undefined;
  readonly costCentre: string | undefined;
  readonly locker: string | undefined;
  readonly lockerPosition: string | undefined;
};
