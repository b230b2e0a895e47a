/** Moderation status. Only accepted reviews are shown and counted. */
export const reviewStatuses = ['waiting', 'accepted', 'refused'] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** How a review is signed: first name with initial, or only the kind of customer. */
export const signatures = ['name', 'kind'] as const;

export const longest = { title: 100, text: 3000, reason: 500 } as const;

/** A review as its author and staff see it. */
export type CustomerReview = {
  readonly id: string;
  readonly basePartNo: string;
  readonly customerId: number;
  readonly language: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  /** Empty if no name is shown. */
  readonly author: string;
  readonly isBusiness: boolean;
  readonly status: ReviewStatus;
  /** Reason of the refusal; empty otherwise. */
  readonly reason: string;
  readonly revision: number;
  readonly writtenAt: Date;
};

/** For example `Kim N.`, so that the person cannot be identified. */
export function shownName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [first = ''] = firstName.trim().split(/\s+/);
  const [initial = ''] = lastName.trim();
  return [first, initial && `${initial.toLocaleUpperCase()}.`].filter((part) => part !== '').join(' ');
}
