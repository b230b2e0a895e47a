type CustomerAction = 'create' | 'update' | 'rights' | 'activate' | 'deactivate' | 'erase';

export type CustomerResult<T> = { readonly action: CustomerAction; readonly result: T | false };

/** The result of a change of a person. A failing store gives a false result, so that a screen keeps the typed values. */
export async function customerResult<T>(
  action: CustomerAction,
  run: () => Promise<T>,
  note: (error: unknown) => void,
): Promise<CustomerResult<T>> {
  try {
    return { action, result: await run() };
  } catch (error) {
    note(error);
    return { action, result: false };
  }
}
