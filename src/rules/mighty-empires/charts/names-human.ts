/** Place names of Bretonnia and the Empire. */
import { grid } from '../../../kernel/chart.ts';
import { again, elementColumns, inColumns, inOrder, type NameCell, nameWords } from './name-elements.ts';
import { book } from './source.ts';

export const namesBretonnian = grid<NameCell>({
  id: 'names-bretonnian',
  title: 'Bretonnian place names',
  dice: 'd20',
  source: book('Place names, chart 1'),
  words: [...nameWords, 'human', 'french'],
  columns: elementColumns(2),
  rows: inColumns<NameCell>(
    inOrder('Ais Beau Bai Cor Deu Donn Fonten Gren Hois Lil Ly Mars Mon Na Par Reil Sien Sur Tour Vers'),
    [
      ...inOrder(
        'ais aisle brun bur del dinon fel for grande grois gris lanque mais nuon non ois puit quel rienne',
      ),
      again(2),
    ],
  ),
});

export const namesEmpire = grid<NameCell>({
  id: 'names-empire',
  title: 'Empire place names',
  dice: 'd20',
  source: book('Place names, chart 2'),
  words: [...nameWords, 'human', 'german'],
  columns: elementColumns(2),
  rows: inColumns<NameCell>(
    inOrder('Alten Bel Bur Cor Dun Dar Ein Gran Hel Lin Magden Mar Mund Neu Nor Riec Ver Vol Wald Wasten'),
    [
      ...inOrder(
        'archen bruk burg dorf dorn feld felt grad heim holm howe ten mar mark meir mund port stad voltan',
      ),
      again(2),
    ],
  ),
});
