/** All wording is our own: runs the comparison with the rule documents where they lie beside the project. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tool = '../shared/tools/copied-sentences.mjs';

if (!existsSync(tool)) console.log('Wording: the rule documents are not here, nothing to compare with.');
else {
  const { status } = spawnSync(process.execPath, [tool], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) console.log('Wording: nothing copied.');
  process.exitCode = status ?? 1;
}
