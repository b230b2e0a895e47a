import { ok, refuse } from '#core/result.ts';
import { stampOf } from '../punchout/answer-cxml.server.ts';
import { trialOfCode } from '../punchout/trial-credential.server.ts';
import { cxmlStatus } from '../punchout-document/cxml-answer.ts';
import { readXml } from '../punchout-document/read-xml.ts';
import { at, childrenOf } from '../punchout-document/xml-element.ts';
import type { DocumentBody, DocumentKind, FormField } from '../punchout-log/logged-document.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Trial } from './trial.ts';
import { findTrial, insertStep } from './trial-store.server.ts';

/** The fields of a posted form. Letters are read as the protocol writes them: a browser does not say which it used. */
function fieldsIn(body: string, isLatin: boolean): FormField[] {
  const decoder = new TextDecoder(isLatin ? 'windows-1252' : 'utf-8');
  const decode = (text: string) =>
    decoder.decode(
      Buffer.from(
        text
          .replaceAll('+', ' ')
          .replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ),
    );
  return body
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name: decode(name), value: decode(value.join('=')) };
    });
}

const runOf = async (shop: Pick<Shop, 'db' | 'env'>, code: string | undefined): Promise<Trial | undefined> => {
  const id = trialOfCode(shop, code ?? '');
  return id === undefined ? undefined : findTrial(shop.db, id);
};

type Posted = { readonly code: string | undefined; readonly body: string };

/**
 * Access: who has the address of the run, as the browser of a buyer has. Keeps the cart as the procurement system gets it. By OCI the query
 * of the address comes as fields.
 */
export async function receiveCart(shop: Pick<Shop, 'db' | 'env'>, visit: Visit, { code, body }: Posted) {
  const field = fieldsIn(body, false).find(({ name }) => name === 'code')?.value;
  const trial = await runOf(shop, code ?? field);
  if (!trial) return refuse({ code: 'not-found' });
  // By OCI the code of the address is a field, and would let a reader of the run send carts to it.
  const fields = fieldsIn(body, trial.protocol === 'OCI3').map((one) =>
    one.name === 'code' ? { ...one, value: '***' } : one,
  );
  const step = { direction: 'out', kind: 'cart', body: documentIn(fields, trial), createdAt: visit.now } as const;
  await insertStep(shop.db, trial.id, step);
  return ok(trial);
}

/** The document in a form: text, or base64. A form without one is kept as it is. */
function documentIn(fields: readonly FormField[], { protocol }: Trial): DocumentBody {
  if (protocol !== 'CXML' && protocol !== 'PEPPOL3') return { fields };
  const given = fields.filter(({ value }) => value !== '');
  const texts = given.flatMap(({ value }) => [value, Buffer.from(value, 'base64').toString('utf8')]);
  const xml = texts.find((text) => text.startsWith('<') && readXml(text) !== undefined);
  return xml === undefined ? { fields } : { xml };
}

const told: Readonly<Record<string, DocumentKind>> = {
  ConfirmationRequest: 'confirmation',
  ShipNoticeRequest: 'ship-notice',
  InvoiceDetailRequest: 'invoice',
};

/** Access: as `receiveCart`. Takes documents about the orders of a run, and answers as a procurement system does. */
export async function receiveDocument(shop: Pick<Shop, 'db' | 'env'>, visit: Visit, { code, body }: Posted) {
  const trial = await runOf(shop, code);
  if (!trial) return cxmlStatus(stampOf(visit), 403);
  const root = readXml(body);
  const kind = told[childrenOf(at(root, 'Request'))[0]?.name ?? ''];
  if (!root || !kind) return cxmlStatus(stampOf(visit), 406);
  await insertStep(shop.db, trial.id, { direction: 'out', kind, body: { xml: body }, createdAt: visit.now });
  return cxmlStatus(stampOf(visit), 200);
}
