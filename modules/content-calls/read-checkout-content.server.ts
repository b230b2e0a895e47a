import { readGeneral } from '../content/read-general.server.ts';
import type { CheckoutContent, CheckoutTexts } from '../content/site-settings.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type Reader = Pick<Shop, 'snapshots' | 'texts' | 'log'>;
type Place = Pick<Visit, 'market' | 'language'>;

/** Access: everybody. What editors set for the order step; if that cannot be read, the built-in texts remain. */
export async function readCheckoutContent(shop: Reader, visit: Place): Promise<CheckoutContent> {
  const stored = await readStored(shop, visit);
  const switches = stored?.switches;
  return {
    texts: {
      ...stored?.texts,
      title: stored?.texts?.title ?? shop.texts.say(visit.language, 'checkout', 'step.orderTitle') ?? '',
    },
    switches: {
      intro: switches?.intro ?? true,
      deliveryNote: switches?.deliveryNote ?? true,
      paymentNote: switches?.paymentNote ?? true,
    },
  };
}

/** The texts that the order step shows: those that are switched on. */
export async function readCheckoutTexts(shop: Reader, visit: Place): Promise<CheckoutTexts> {
  const { texts, switches } = await readCheckoutContent(shop, visit);
  const { title, intro, deliveryNote, paymentNote } = texts;
  return {
    title,
    ...(switches.intro && intro !== undefined && { intro }),
    ...(switches.deliveryNote && deliveryNote !== undefined && { deliveryNote }),
    ...(switches.paymentNote && paymentNote !== undefined && { paymentNote }),
  };
}

async function readStored(shop: Reader, visit: Place) {
  try {
    const general = await readGeneral(shop, visit);
    return general.ok ? general.value.checkout : undefined;
  } catch (error) {
    shop.log.warn({ err: error, market: visit.market.code }, 'checkout texts are missing');
    return undefined;
  }
}
