import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { insertAnswer, insertMessage, saveState } from '#modules/contact/contact-store.server.ts';
import { fallbackMarket, findMarketByCode } from '#modules/market/find-market.ts';
import { personOf } from './companies/person-of.ts';
import { demoMessages } from './contact-messages.ts';
import type { DemoShop } from './fill-demo.server.ts';

const dayMs = 86_400_000;
const staff = 'astrid.norelius@yrke.example';

/** Written without the use case, which would mail the answers. */
export async function fillContact({ db, clock }: DemoShop): Promise<void> {
  for (const { market, daysAgo, answer, ...words } of demoMessages) {
    const writtenAt = new Date(clock.now().getTime() - daysAgo * dayMs);
    const id = newId(writtenAt, randomBytes);
    const { marketId } = findMarketByCode(market) ?? fallbackMarket('local');
    await insertMessage(db, { ...words, id, marketId, orderNo: '', customerId: undefined, writtenAt });
    if (answer === undefined) continue;
    const at = new Date(writtenAt.getTime() + dayMs);
    const answerId = newId(at, randomBytes);
    await insertAnswer(db, { id: answerId, messageId: id, body: answer, writtenBy: personOf(staff).id, writtenAt: at });
    await saveState(db, id, 'answered', at);
  }
}
