import type { Result } from '#core/result.ts';
import type { FaultReport } from './company-faults.ts';

type Step<T> = Promise<Result<T, { code: string }>>;

export type SetUpSteps = {
  createCompany: () => Step<{ id: number }>;
  addInvoiceAddress: (companyId: number) => Step<unknown>;
  createAdmin: (companyId: number) => Step<unknown>;
  /** The text of a refusal. */
  say: (refusal: { code: string }) => string;
  /** Logs an unexpected error. */
  note: (error: unknown) => void;
};

export type SetUp = { readonly companyId: number | undefined; readonly faults: readonly FaultReport[] };

/**
 * Creates a company, then its invoice address, then its administrator. If a later step fails, the earlier ones stay, so that the rest can
 * be added to the existing company.
 */
export async function setUpCompany({
  createCompany,
  addInvoiceAddress,
  createAdmin,
  say,
  note,
}: SetUpSteps): Promise<SetUp> {
  const created = await attempt(createCompany, note);
  if (created === undefined) return { companyId: undefined, faults: [{ fault: 'unexpected', message: '' }] };
  if (!created.ok) return { companyId: undefined, faults: [{ fault: 'company', message: say(created.refusal) }] };
  const { id } = created.value;
  const faults: FaultReport[] = [];
  const address = await attempt(() => addInvoiceAddress(id), note);
  if (!address?.ok) faults.push({ fault: 'invoice-address', message: address ? say(address.refusal) : '' });
  const admin = await attempt(() => createAdmin(id), note);
  if (!admin?.ok) faults.push({ fault: 'admin', message: admin ? say(admin.refusal) : '' });
  return { companyId: id, faults };
}

/** Returns undefined after an unexpected error. */
export async function attempt<T>(step: () => Promise<T>, note: SetUpSteps['note']): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    note(error);
    return undefined;
  }
}
