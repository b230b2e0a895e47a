/** A kind of notice: its audience, channels and texts, and whether it is optional. */
type NoticeFacts = {
  /** `account`: a person with a login. `buyer`: the buyer of an order. `visitor`: anybody who left an address. */
  readonly audience: 'account' | 'buyer' | 'visitor';
  readonly channels: readonly 'mail'[];
  /** File and key below messages/<language> of `subject` and the other texts. */
  readonly texts: `${string}:${string}`;
  /** Optional notices include a way to unsubscribe. */
  readonly isOptional: boolean;
};

const toAccount = (texts: NoticeFacts['texts']) =>
  ({ audience: 'account', channels: ['mail'], texts, isOptional: false }) as const;

const toBuyer = (texts: NoticeFacts['texts']) =>
  ({ audience: 'buyer', channels: ['mail'], texts, isOptional: false }) as const;

/** All kinds of messages that the shop sends. */
export const noticeKinds = {
  'password-reset': toAccount('mail:reset'),
  'password-changed': toAccount('mail:changed'),
  'registration-confirm': { ...toAccount('mail:confirm'), audience: 'visitor' },
  'registration-known': toAccount('mail:known'),
  'account-made': toAccount('mail:made'),
  invitation: toAccount('mail:invitation'),
  'address-changed': toAccount('mail:address'),
  'company-accepted': toAccount('mail:companyAccepted'),
  'company-offered': toAccount('mail:companyOffered'),
  'company-refused': { ...toAccount('mail:companyRefused'), audience: 'visitor' },
  'limit-asked': toAccount('mail:limitAsked'),
  'limit-approved': toAccount('mail:limitApproved'),
  'limit-denied': toAccount('mail:limitDenied'),
  'logo-released': toAccount('mail:logoReleased'),
  'logo-refused': toAccount('mail:logoRefused'),
  'approval-reminder': toAccount('mail:approvalReminder'),
  'approval-escalated': toAccount('mail:approvalEscalated'),
  'approval-withdrawn': toAccount('order:mail.withdrawn'),
  'approval-digest': toAccount('mail:approvalDigest'),
  'cart-shared': { ...toAccount('mail:cart'), audience: 'visitor' },
  restocked: { audience: 'visitor', channels: ['mail'], texts: 'mail:restock', isOptional: true },
  'order-received': toBuyer('order:mail.received'),
  'order-approval': toBuyer('order:mail.approval'),
  'order-not-approved': toBuyer('order:mail.notApproved'),
  'order-partly-approved': toBuyer('order:mail.partlyApproved'),
  'order-rows-changed': toBuyer('order:mail.rowsChanged'),
  'order-to-approve': toAccount('order:mail.toApprove'),
  'order-confirmed': toBuyer('order-mails:confirmed'),
  'order-part': toBuyer('order-mails:part'),
  'order-last': toBuyer('order-mails:last'),
  'order-pickup': toBuyer('order-mails:pickup'),
  'order-delivered': toBuyer('order-mails:delivered'),
  'order-refused': toBuyer('order-mails:refused'),
  'order-invoiced': toBuyer('order-mails:invoiced'),
  'order-credit-note': toBuyer('order-mails:credit-note'),
  'order-overdue': toBuyer('order-mails:overdue'),
  'order-return-accepted': toBuyer('order-mails:return-accepted'),
  'order-return-refused': toBuyer('order-mails:return-refused'),
  'order-exchanged': toBuyer('order-mails:exchanged'),
  'order-withdrawn': toBuyer('order-mails:withdrawn'),
  'order-answered': toBuyer('order-mails:answered'),
} as const satisfies Record<string, NoticeFacts>;

export type NoticeKind = keyof typeof noticeKinds;
