/** Dice that lie, that are rolled and that are typed; charts that are rolled on and read. */
import { createSignal, For } from 'solid-js';
import { ChartTable } from '../../../../src/app/ui/chart/chart-table.tsx';
import { GridTable } from '../../../../src/app/ui/chart/grid-table.tsx';
import { DiceTray } from '../../../../src/app/ui/dice/dice-tray.tsx';
import { Die } from '../../../../src/app/ui/dice/die.tsx';
import { Total } from '../../../../src/app/ui/dice/total.tsx';
import { createTray } from '../../../../src/app/ui/dice/tray.ts';
import { TypedDice } from '../../../../src/app/ui/dice/typed-dice.tsx';
import { WhereToRoll } from '../../../../src/app/ui/dice/where-to-roll.tsx';
import { passTolls, passWeather } from './charts.ts';
import { Specimen } from './specimen.tsx';

const trayOf = (notation: string, ...faces: readonly number[]) =>
  createTray({ dice: () => notation, ...(faces.length > 0 && { rolled: { faces, how: 'phone' } }) });

/** As another player's dice: the preference of this phone stays. */
function typed(notation: string) {
  const tray = createTray({ dice: () => notation, others: () => true });
  tray.pick('table');
  return tray;
}

export function DiceAndCharts() {
  const [row, setRow] = createSignal(1);
  const [cell, setCell] = createSignal({ row: 0, column: 1 });
  return (
    <>
      <Specimen name="Die">
        <For each={[1, 2, 3, 4, 5, 6]}>{(face) => <Die face={face} />}</For>
        <For each={[3, 4, 8, 10, 12, 20, 100]}>{(sides) => <Die sides={sides} face={3} size={50} />}</For>
        <Die size={50} />
        <Die face={5} size={50} turn={-7} label="tilted five" />
        <Die face={2} size={50} dim label="dimmed two" />
        <Die face={6} size={50} rolling label="tumbling" />
      </Specimen>
      <Specimen name="DiceTray" column>
        <DiceTray tray={trayOf('2d6')} />
      </Specimen>
      <Specimen name="DiceTray, rolled before" column>
        <DiceTray tray={trayOf('2d6', 4, 4)} bare />
      </Specimen>
      <Specimen name="TypedDice" column>
        <TypedDice tray={typed('2d6')} />
        <TypedDice tray={typed('5d6')} large />
        <TypedDice tray={typed('d100')} />
      </Specimen>
      <Specimen name="Total">
        <Total tray={trayOf('3d6', 2, 4, 5)} />
        <Total tray={trayOf('2d6', 6, 6)} short />
      </Specimen>
      <Specimen name="WhereToRoll" column>
        <WhereToRoll />
      </Specimen>
      <Specimen name="ChartTable" column>
        <ChartTable chart={passWeather} lit={row()} />
        <ChartTable chart={passWeather} modifier={2} lit={row()} onRow={setRow} bare />
      </Specimen>
      <Specimen name="GridTable" column>
        <GridTable
          grid={passTolls}
          litRow={cell().row}
          litColumn={cell().column}
          onCell={(across, column) => setCell({ row: across, column })}
        />
      </Specimen>
    </>
  );
}
