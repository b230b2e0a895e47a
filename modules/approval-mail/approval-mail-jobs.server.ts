import type { Job } from '#platform/jobs/jobs.server.ts';
import type { HrefOf } from '../href-of.ts';
import type { Shop } from '../shop.server.ts';
import { mailDigest } from './mail-digest.server.ts';
import { remindApprovers } from './remind-approvers.server.ts';

/** Scheduled jobs: reminders of waiting orders, and the digest of the week. */
export function approvalMailJobs(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): Job[] {
  return [
    {
      name: 'remind-approvers',
      cron: '37 * * * *',
      run: async () => {
        const taken = await remindApprovers(shop, shop.clock.now());
        if (taken > 0) shop.log.info({ taken }, 'approvers were reminded, or the admins asked in their place');
      },
    },
    {
      name: 'approval-digest',
      cron: '11 6 * * 1',
      run: async () => {
        const sent = await mailDigest(shop, hrefOf, shop.clock.now());
        if (sent > 0) shop.log.info({ sent }, 'digests of waiting orders were sent');
      },
    },
  ];
}
