/** Rows, plates, tags, and where the season stands. */
import { createSignal } from 'solid-js';
import { Button } from '../../../../src/app/ui/button.tsx';
import { Head } from '../../../../src/app/ui/head.tsx';
import { Shield } from '../../../../src/app/ui/heraldry/shield.tsx';
import { Phases, type RibbonPhase } from '../../../../src/app/ui/phases.tsx';
import { Plate } from '../../../../src/app/ui/plate.tsx';
import { Ribbon } from '../../../../src/app/ui/ribbon.tsx';
import { DisputeRow, Row, Rows } from '../../../../src/app/ui/rows.tsx';
import { Seal } from '../../../../src/app/ui/seal.tsx';
import { Tag } from '../../../../src/app/ui/tag.tsx';
import { Specimen } from './specimen.tsx';

const phases: readonly RibbonPhase[] = [
  { id: 'food', title: 'Subsistence', icon: 'wheat', does: 'Every banner eats.' },
  { id: 'scouts', title: 'Scouting', icon: 'spyglass', does: 'Scouts look at the land around.' },
  { id: 'march', title: 'Movement', icon: 'walking-boot' },
  { id: 'battle', title: 'Battles', icon: 'crossed-swords' },
];

export function Lists() {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <Specimen name="Rows" column>
        <Rows label="Rows of each kind">
          <Row
            lead={<Shield tincture="azure" label="" />}
            title="A plain line"
            note="with a note"
            value="12"
          />
          <Row lead={<Seal icon="castle" />} title="A link" note="it leads on" href="#lists" />
          <Row lead={<Seal icon="wheat" tone="warn" />} title="A warning" note="Food is short." tone="warn" />
          <Row
            lead={<Seal icon="burning-tree" tone="danger" />}
            title="A danger"
            note="It burns."
            tone="danger"
          />
          <Row lead={<Seal icon="spyglass" tone="now" />} title="Asked about now" value="?" open />
          <Row title="The one in force" current onTap={() => undefined} />
          <Row title="Opens others" unfolded={open()} onTap={() => setOpen(!open())} />
          <Row title="With a control at the right" end={<Button small>Change</Button>} />
          <DisputeRow
            lead={<Seal icon="scales" tone="warn" />}
            title="Two accounts"
            note="Anna’s phone says five, Tom’s says six."
            end={<Button small>Compare</Button>}
          />
        </Rows>
        <Rows facts label="Facts">
          <Row title="Crowns" value="250" />
          <Row title="Troops" value="1,200" />
        </Rows>
      </Specimen>
      <Specimen name="Plate" column>
        <Plate>A framed plate</Plate>
        <Plate asked>A plate that is asked about</Plate>
      </Specimen>
      <Specimen name="Tag">
        <Tag>plain</Tag>
        <Tag tone="quiet">quiet</Tag>
        <Tag tone="accent" icon="crown">
          accent
        </Tag>
        <Tag tone="warn">warn</Tag>
      </Specimen>
      <Specimen name="Head" column>
        <Head title="A section" note="with a note" />
        <Head title="A smaller section" level={3} />
        <Head title="I 11, named on the map" level={3} named />
      </Specimen>
      <Specimen name="Ribbon" column>
        <Ribbon label="Third month of six, scouting" months={6} month={2} phases={phases} phase={1} />
        <Ribbon label="Seventh turn of twelve" months={12} month={6} phases={phases} phase={3} />
      </Specimen>
      <Specimen name="Phases" note="arrows go from one to the next" column>
        <Phases label="Phases alone" phases={phases} phase={0} />
      </Specimen>
    </>
  );
}
