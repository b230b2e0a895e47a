import type { CartPageView, LaundryChoice, LaundryView } from '#app/components/cart/cart-page-view.ts';
import type { CartLaundry } from '#modules/cart/cart-view.ts';
import { optionEntries } from '#modules/laundry/option-entries.ts';

type Say = (key: string) => string;

/** The cart with the fields of the company's laundry, in words. */
export function withLaundry(page: CartPageView, laundry: CartLaundry | undefined, say: Say): CartPageView {
  if (!laundry) return page;
  return {
    ...page,
    laundry: viewOf(laundry, say),
    rows: page.rows.map((row) => {
      const found = laundry.rows.get(row.id);
      if (!found) return row;
      const { companyId: _, action: __, employeeNo, ...values } = found.customer;
      const problem = found.problem && say(`error.${found.problem}`);
      return { ...row, ...values, laundry: { employeeNo, problem } };
    }),
  };
}

function viewOf({ isEditable, hasPickers, options, freePositions }: CartLaundry, say: Say): LaundryView {
  const choicesOf = (values: readonly string[] | undefined): LaundryChoice[] | undefined =>
    values &&
    optionEntries(values).map(({ value, isEmpty }) => ({ value, label: isEmpty ? say('error.EmptyValue') : value }));
  const subCompanies = options?.subCompanies.map(({ id, name }) => ({ value: id, label: name }));
  const subCustomer = {
    name: 'laundrySubCustomer',
    label: say('row.subCustomer'),
    choices: subCompanies?.length === 0 ? choicesOf([]) : subCompanies,
  } as const;
  return {
    isEditable,
    employeeNo: say('row.employeeNo'),
    choose: say('row.choose'),
    fields: [
      ...(hasPickers ? [subCustomer] : []),
      { name: 'department', label: say('row.department'), choices: choicesOf(options?.departments) },
      { name: 'costCode', label: say('row.costCode'), choices: choicesOf(options?.costCenters) },
      { name: 'laundryLockerNumber', label: say('row.locker'), choices: choicesOf(options?.lockerNumbers) },
      { name: 'laundryPositionNumber', label: say('row.position'), choices: undefined },
    ],
    positions: hasPickers && options ? freePositions : undefined,
  };
}
