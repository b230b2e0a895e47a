import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { shopContext, visitContext } from '#app/context.ts';
import { signIn } from '#modules/account/sign-in.server.ts';
import { startActing } from '#modules/acting/start-acting.server.ts';
import { roles } from '#modules/auth/roles.ts';
import type { Visit } from '#modules/visit.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson, password } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { action } from './end-acting.tsx';

test('ending a visit opens the page of the person at the company for which staff acted', async () => {
  const shop = await openTestShop();
  const now = shop.clock.now();
  const [bygg, plat] = [await aCompany('Bygg').save(shop.db), await aCompany('Plat').save(shop.db)];
  await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const olle = await aPerson('olle@bygg.example').at(bygg, plat).save(shop.db);
  const entered = await signIn(shop, aVisit({ now }), { loginName: 'astrid@yrke.example', password, remember: false });
  if (!entered.ok || entered.value.kind !== 'signed-in') throw new Error('not signed in');
  const staff = aVisit({ claims: { ...entered.value.session.claims, tasks: ['customers'] }, now });
  const started = await startActing(shop, staff, { customerId: olle.id, companyId: plat.id, reason: 'Gloves' });
  if (!started.ok) throw new Error(started.refusal.code);
  const end = (visit: Visit) => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(visitContext, visit);
    return action({ context } as never);
  };
  const answer = await end(aVisit({ language: 'en', claims: started.value.claims, now }));
  expect(answer.headers.get('location')).toBe(`/en/mypages/company/administration/${olle.id}?company=${plat.id}`);
  // Nothing to end: the front page.
  expect((await end(staff)).headers.get('location')).toBe(`/${staff.language}`);
});
