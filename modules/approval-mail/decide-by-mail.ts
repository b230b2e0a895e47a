import { fromDecimal, type Money } from '#core/money.ts';
import { isOn, type Settings } from '../company/company-settings.ts';

/** Whether an order may be decided on without sign-in: where the company allows it, up to the amount that it sets. */
export function isDecidedByMail(settings: Settings, payable: Money): boolean {
  if (!isOn(settings, 'DecideByMail')) return false;
  const limit = fromDecimal(settings.DecideByMailLimit?.replace(',', '.') ?? '', payable.currency, 'towardsZero');
  return limit.ok && payable.amount <= limit.value.amount;
}
