/** Any failure as two sentences for the player: what happened, and what to do. */
import { CampaignError, campaignWording } from '../../campaign/faults.ts';
import type { Remark } from '../../kernel/ruleset.ts';
import type { Text } from '../../kernel/text.ts';
import { StoreError, storeWording } from '../../store/faults.ts';
import { t, worded } from '../i18n/index.ts';
import { noteMishap } from '../mishaps.ts';

export interface Wording {
  readonly what: string;
  readonly help: string;
}
const isRemark = (why: unknown): why is Remark =>
  typeof why === 'object' && why !== null && 'why' in why && typeof (why as Remark).why === 'object';

export function wording(problem: unknown, say: (text: Text) => string): Wording {
  if (problem instanceof CampaignError) {
    const { what, help } = campaignWording[problem.fault];
    return {
      what: isRemark(problem.why) ? say(problem.why.why) : worded({ say: what }),
      help: worded({ say: help }),
    };
  }
  if (problem instanceof StoreError) {
    const { what, help } = storeWording[problem.fault];
    return { what: worded({ say: what }), help: worded({ say: help }) };
  }
  noteMishap(problem);
  return {
    what: t('Something went wrong that Realmbook did not expect.'),
    help: t('Nothing was changed. If it happens again, save a backup and write a report in Settings.'),
  };
}
