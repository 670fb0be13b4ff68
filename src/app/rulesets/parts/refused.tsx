/** That somebody would not have what was reported, on the sheet of what it was about. */
import { type JSX, Show } from 'solid-js';
import { refusedOf } from '../../../campaign/refused.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { toldOf } from '../../campaign/sentences.ts';
import { Warning } from './warning.tsx';

export function Refused(props: { order: string; about: string }): JSX.Element {
  const campaign = useCampaign();
  const said = () => {
    const told = refusedOf(campaign.view(), props.order, props.about);
    return told && toldOf(campaign, told, campaign.seat())[0];
  };
  return <Show when={said()}>{(one) => <Warning words={one().words} rule={one().rule} />}</Show>;
}
