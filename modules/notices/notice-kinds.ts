/** The topics by which people choose notices. */
export const topics = [
  'orders',
  'deliveries',
  'returns',
  'messages',
  'approvals',
  'limits',
  'logos',
  'restock',
  'reviews',
  'campaigns',
  'imports',
  'content',
  'account',
] as const;

export type Topic = (typeof topics)[number];

/** `digest`: by mail, but once a day with others. */
export type Channel = 'shop' | 'mail' | 'digest';

/** The other mails are required by the order or by law. */
const withOptionalMail: ReadonlySet<Topic> = new Set<Topic>([
  'approvals',
  'limits',
  'logos',
  'restock',
  'reviews',
  'campaigns',
  'imports',
  'content',
]);

export const isMailRequired = (topic: Topic): boolean => !withOptionalMail.has(topic);

/** A kind of notice: its audience, topic and texts, and whether it is optional. */
type NoticeFacts = {
  /** `account`: a person with a login. `buyer`: the buyer of an order. `visitor`: anybody who left an address. */
  readonly audience: 'account' | 'buyer' | 'visitor';
  /** The topic of kinds that people also read in the shop. */
  readonly topic?: Topic;
  /** File and key below messages/<language> of `subject` and the other texts. */
  readonly texts: `${string}:${string}`;
  /** Optional notices include a way to unsubscribe. */
  readonly isOptional: boolean;
};

const toAccount = (texts: NoticeFacts['texts']) => ({ audience: 'account', texts, isOptional: false }) as const;

const inShop = (topic: Topic, texts: NoticeFacts['texts']) => ({ ...toAccount(texts), topic }) as const;

const toBuyer = (texts: NoticeFacts['texts'], topic: Topic = 'orders') =>
  ({ audience: 'buyer', topic, texts, isOptional: false }) as const;

/** All kinds of messages that the shop sends. */
export const noticeKinds = {
  'password-reset': toAccount('mail:reset'),
  'password-changed': inShop('account', 'mail:changed'),
  'registration-confirm': { ...toAccount('mail:confirm'), audience: 'visitor' },
  'registration-known': toAccount('mail:known'),
  'account-made': toAccount('mail:made'),
  invitation: toAccount('mail:invitation'),
  'address-changed': inShop('account', 'mail:address'),
  'company-accepted': toAccount('mail:companyAccepted'),
  'company-offered': toAccount('mail:companyOffered'),
  'company-refused': { ...toAccount('mail:companyRefused'), audience: 'visitor' },
  'limit-asked': inShop('limits', 'mail:limitAsked'),
  'limit-approved': inShop('limits', 'mail:limitApproved'),
  'limit-denied': inShop('limits', 'mail:limitDenied'),
  'limit-raised': inShop('limits', 'mail:limitRaised'),
  'logo-released': inShop('logos', 'mail:logoReleased'),
  'logo-refused': inShop('logos', 'mail:logoRefused'),
  'review-accepted': inShop('reviews', 'mail:reviewAccepted'),
  'review-refused': inShop('reviews', 'mail:reviewRefused'),
  'favourite-campaign': { ...inShop('campaigns', 'mail:favouriteCampaign'), isOptional: true },
  'import-finished': inShop('imports', 'mail:importFinished'),
  'import-stopped': inShop('imports', 'mail:importStopped'),
  'schedule-stopped': inShop('content', 'mail:scheduleStopped'),
  'approval-reminder': inShop('approvals', 'order:mail.reminder'),
  'approval-escalated': inShop('approvals', 'order:mail.escalated'),
  'approval-withdrawn': inShop('approvals', 'order:mail.withdrawn'),
  'approval-digest': inShop('approvals', 'mail:approvalDigest'),
  'notice-digest': toAccount('mail:noticeDigest'),
  'cart-shared': { ...toAccount('mail:cart'), audience: 'visitor' },
  'contact-answered': { ...toAccount('contact:mail'), audience: 'visitor' },
  'guide-result': { ...toAccount('guide:mail'), audience: 'visitor' },
  restocked: { audience: 'visitor', topic: 'restock', texts: 'mail:restock', isOptional: true },
  'newsletter-confirm': { ...toAccount('newsletter-mails:confirm'), audience: 'visitor' },
  'newsletter-preferences': { audience: 'visitor', texts: 'newsletter-mails:preferences', isOptional: true },
  'promotion-code': { audience: 'visitor', texts: 'newsletter-mails:code', isOptional: true },
  'order-received': toBuyer('order:mail.received'),
  'order-approval': toBuyer('order:mail.approval'),
  'order-not-approved': toBuyer('order:mail.notApproved'),
  'order-approved': toBuyer('order:mail.approved'),
  'order-partly-approved': toBuyer('order:mail.partlyApproved'),
  'order-rows-changed': toBuyer('order:mail.rowsChanged'),
  'order-to-approve': inShop('approvals', 'order:mail.toApprove'),
  'order-confirmed': toBuyer('order-mails:confirmed'),
  'order-part': toBuyer('order-mails:part', 'deliveries'),
  'order-last': toBuyer('order-mails:last', 'deliveries'),
  'order-pickup': toBuyer('order-mails:pickup', 'deliveries'),
  'order-delivered': toBuyer('order-mails:delivered', 'deliveries'),
  'order-refused': toBuyer('order-mails:refused', 'deliveries'),
  'order-invoiced': toBuyer('order-mails:invoiced'),
  'order-credit-note': toBuyer('order-mails:credit-note'),
  'order-overdue': toBuyer('order-mails:overdue'),
  'order-return-accepted': toBuyer('order-mails:return-accepted', 'returns'),
  'order-return-refused': toBuyer('order-mails:return-refused', 'returns'),
  'order-exchanged': toBuyer('order-mails:exchanged', 'returns'),
  'order-withdrawn': toBuyer('order-mails:withdrawn', 'returns'),
  'order-answered': toBuyer('order-mails:answered', 'messages'),
  'order-laundry-refused': toBuyer('order-mails:laundry-refused'),
} as const satisfies Record<string, NoticeFacts>;

export type NoticeKind = keyof typeof noticeKinds;

/** Undefined for kinds that are only mailed. */
export const topicOf = (kind: NoticeKind): Topic | undefined => {
  const facts: NoticeFacts = noticeKinds[kind];
  return facts.topic;
};
