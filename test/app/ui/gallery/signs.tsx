/** Shields, flags, icons, seals, and what measures. */

import { Guidon } from '../../../../src/app/ui/heraldry/guidon.tsx';
import { Shield } from '../../../../src/app/ui/heraldry/shield.tsx';
import { tinctures } from '../../../../src/app/ui/heraldry/tinctures.ts';
import { GameIcon } from '../../../../src/app/ui/icons/game-icon.tsx';
import { gameIcons } from '../../../../src/app/ui/icons/game-names.ts';
import { Icon, type IconName } from '../../../../src/app/ui/icons/icon.tsx';
import { lines } from '../../../../src/app/ui/icons/lines.ts';
import { PipRow, Sacks } from '../../../../src/app/ui/pips.tsx';
import { ScaleBar } from '../../../../src/app/ui/scale-bar.tsx';
import { Seal } from '../../../../src/app/ui/seal.tsx';
import { Ink } from '../../../../src/app/ui/states.tsx';
import { Signs, Specimen } from './specimen.tsx';

const lineIcons = Object.keys(lines) as IconName[];

export function SignsAndMeasures() {
  return (
    <>
      <Specimen name="Shield">
        <Signs names={tinctures} sign={(tincture) => <Shield tincture={tincture} size={44} label="" />} />
      </Specimen>
      <Specimen name="Guidon">
        <Signs names={tinctures} sign={(tincture) => <Guidon tincture={tincture} number={3} label="" />} />
        <Guidon tincture="vert" number={7} baggage={4} height={56} />
        <Guidon tincture="gules" number={2} lastSeen height={56} label="seen two months ago" />
      </Specimen>
      <Specimen name="Seal">
        <Seal icon="castle" />
        <Seal icon="wheat" tone="warn" />
        <Seal icon="burning-tree" tone="danger" />
        <Seal icon="spyglass" tone="now" />
        <Seal icon="crown" tincture="or" big />
      </Specimen>
      <Specimen name="PipRow">
        <PipRow n={4} of={6} />
        <PipRow n={0} of={3} what="moves" />
      </Specimen>
      <Specimen name="Sacks">
        <Sacks n={2} of={5} />
      </Specimen>
      <Specimen name="ScaleBar" column>
        <ScaleBar parts={6} now={2} label="third month of six" />
        <ScaleBar parts={4} now={4} label="all four are past" />
      </Specimen>
      <Specimen name="Ink" note="half way, and without an end" column>
        <Ink share={0.5} />
        <Ink />
      </Specimen>
      <Specimen name="Icon">
        <Signs names={lineIcons} sign={(name) => <Icon name={name} />} />
      </Specimen>
      <Specimen name="GameIcon">
        <Signs names={gameIcons} sign={(name) => <GameIcon name={name} size={32} />} />
      </Specimen>
    </>
  );
}
