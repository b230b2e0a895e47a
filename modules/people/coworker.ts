/** A person of the same company for whom a row is bought. */
export type Coworker = { readonly id: number; readonly name: string; readonly employeeNo: string | undefined };
