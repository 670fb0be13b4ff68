/** Laying in turn: from which of the four packs to draw. Packs with nothing that fits are said to be so. */
import type { JSX } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { Json } from '../../../../kernel/json.ts';
import { packs } from '../../../../rules/mighty-empires/land/designs.ts';
import { nextPlaceable } from '../../../../rules/mighty-empires/land/placement.ts';
import { layingOf } from '../../../../rules/mighty-empires/setup/packs.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { stateOf } from '../names.ts';

const names = {
  highland: () => t('Highland'),
  lowland: () => t('Lowland'),
  river: () => t('River valley'),
  coastal: () => t('Coast'),
};
const icons = { highland: 'mountains', lowland: 'wheat', river: 'bridge', coastal: 'caravel' } as const;

export function DrawTileForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { session, view, seat, say } = useCampaign();
  const { give } = useTasks();
  const laying = () => layingOf(stateOf(view()));
  return (
    <Page bar={<TopBar back={`/c/${session.campaign}/today`} close title={t('Draw a tile')} />}>
      <QuestionCard
        question={t('From which pack?')}
        why={t('Its ground must match an open edge of the map.')}
      >
        <RowsOf of={packs}>
          {(pack) => {
            const left = () => laying().packs[pack].length;
            const against = () => objections(view(), seat(), 'draw-tile', { pack })[0];
            const fits = () => nextPlaceable(laying(), pack) !== undefined;
            return (
              <Row
                lead={<Seal icon={icons[pack]} />}
                title={names[pack]()}
                note={
                  against()
                    ? say(against()?.why ?? { say: '' })
                    : fits()
                      ? tn(left(), '{n} tile left', '{n} tiles left')
                      : t('Nothing in it fits now')
                }
                {...(against()
                  ? {}
                  : {
                      onTap: () => void give('draw-tile', { pack }).then((done) => done && props.onDone()),
                    })}
              />
            );
          }}
        </RowsOf>
      </QuestionCard>
    </Page>
  );
}
