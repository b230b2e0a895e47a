import type { DemoPerson } from './demo-person.ts';
import { demoPeople } from './people.ts';

export function personOf(emailAddress: string): DemoPerson {
  const person = demoPeople.find((one) => one.emailAddress === emailAddress);
  if (!person) throw new Error(`nobody in the demo world is called ${emailAddress}`);
  return person;
}
