import { dayIn } from '../market/market-day.ts';
import { cxmlFormOf, orderMessageOf } from '../punchout-document/cxml-order-message.ts';
import { ociFormOf } from '../punchout-document/oci-form.ts';
import { peppolCartOf, peppolFormOf } from '../punchout-document/peppol-cart.ts';
import type { ReturnForm, Transfer } from '../punchout-document/transfer.ts';
import type { Connection } from './connection.ts';
import type { PunchoutSession } from './punchout-session.ts';

type Options = {
  readonly session: Pick<PunchoutSession, 'type' | 'hookUrl' | 'asked' | 'marketId'>;
  readonly connection: Connection;
  readonly companyName: string;
  readonly language: string;
  readonly payloadId: string;
  readonly now: Date;
};

/** The form that takes a cart back, in the protocol by which its buyer came. */
export function formOf(transfer: Transfer, options: Options): ReturnForm {
  const { session, connection, companyName, language, payloadId, now } = options;
  const { type, hookUrl, asked } = session;
  const target = connection.window === 'asked' ? asked.target : '_top';
  const { charset, echo, parties, buyerCookie = '', operation = 'create', buyerReference = '', endpoint } = asked;
  if (type === 'CXML' && parties) {
    const stamp = { payloadId, now };
    const { from: to, to: from } = parties;
    const message = orderMessageOf(transfer, { ...stamp, from, to, buyerCookie, operation, language });
    return cxmlFormOf(message, { hookUrl, field: connection.cxmlField });
  }
  if (type === 'PEPPOL3') {
    const receiver = { name: companyName, endpoint };
    const described = {
      now,
      issuedOn: dayIn(session.marketId, now),
      provider: { name: 'Yrke' },
      receiver,
      buyerReference,
    };
    const document = transfer.rows.length === 0 ? undefined : peppolCartOf(transfer, described);
    return peppolFormOf(document, { hookUrl, target, field: connection.peppolField });
  }
  return ociFormOf(transfer, {
    version: type === 'OCI3' ? 3 : 4,
    hookUrl,
    target,
    charset,
    echo,
    vendor: connection.vendor,
    contract: connection.contract,
    scheme: connection.scheme,
    fields: connection.fields,
  });
}
