import type { Db } from '#platform/db/db.server.ts';
import './company-tables.server.ts';

/** The attestant is the e-mail address of the project's approver. */
export type Project = { readonly number: string; readonly name: string; readonly attestant: string | undefined };

/** The numbers that a company's orders may be booked on. */
export type CompanyNumbers = { readonly projects: readonly Project[]; readonly orderNumbers: readonly string[] };

export async function listCompanyNumbers(db: Db, companyId: number): Promise<CompanyNumbers> {
  const projects = await db
    .selectFrom('company_project')
    .select(['number', 'name', 'attestant'])
    .where('company_id', '=', companyId)
    .orderBy('number')
    .execute();
  const orderNumbers = await db
    .selectFrom('company_order_number')
    .select('number')
    .where('company_id', '=', companyId)
    .orderBy('number')
    .execute();
  return {
    projects: projects.map(({ attestant, ...project }) => ({ ...project, attestant: attestant ?? undefined })),
    orderNumbers: orderNumbers.map(({ number }) => number),
  };
}

/** Replaces the stored numbers. */
export async function saveCompanyNumbers(
  db: Db,
  companyId: number,
  { projects, orderNumbers }: CompanyNumbers,
): Promise<void> {
  for (const table of ['company_project', 'company_order_number'] as const)
    await db.deleteFrom(table).where('company_id', '=', companyId).execute();
  if (projects.length > 0)
    await db
      .insertInto('company_project')
      .values(
        projects.map(({ attestant, ...project }) => ({
          company_id: companyId,
          ...project,
          attestant: attestant ?? null,
        })),
      )
      .execute();
  if (orderNumbers.length > 0)
    await db
      .insertInto('company_order_number')
      .values(orderNumbers.map((number) => ({ company_id: companyId, number })))
      .execute();
}
