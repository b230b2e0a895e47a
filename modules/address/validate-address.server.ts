import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type AddressField, addressRulesOf, problemsOfAddress } from './address-form.ts';
import type { AddressQuestion, AddressVerdict } from './address-validation.ts';

const asked: ReadonlySet<AddressField> = new Set(['line1', 'zip', 'city', 'region']);

const notValid: AddressVerdict = { isValid: false, suggestions: [] };

/**
 * Open to all visitors. The service is not called for an address that the form would refuse, or for a country without validation: there an
 * address is valid if the form has no mistake. If the service does not answer, the address is not confirmed.
 */
export async function validateAddress(
  shop: Pick<Shop, 'addressValidation' | 'log'>,
  { language }: Pick<Visit, 'language'>,
  { region = '', ...question }: AddressQuestion,
): Promise<AddressVerdict> {
  const rules = addressRulesOf(question.countryCode, 'consumer', language);
  const fields = rules.fields.filter((field) => asked.has(field));
  const address = { line1: question.street, zip: question.zip, city: question.city, region };
  const problems = problemsOfAddress({ ...rules, fields }, address);
  // If the postcode is in another region, that region can be suggested.
  if (problems.some(({ code }) => code !== 'region-wrong')) return notValid;
  if (!rules.usesValidation) return { isValid: true, suggestions: [] };
  try {
    return await shop.addressValidation.check(rules.regions.length > 0 ? { ...question, region } : question);
  } catch (error) {
    shop.log.error({ err: error, countryCode: question.countryCode }, 'an address could not be validated');
    return notValid;
  }
}
