/** A name for a land, of any tongue of the name generator, which is fetched when first a name is wanted. */
import { face } from '../../dice/random.ts';

export async function proposeName(): Promise<string> {
  const { generate, tongues } = await import('../../../rules/mighty-empires/names/index.ts');
  const tongue = tongues[face(tongues.length) - 1]?.id ?? 'bretonnian';
  return generate('place', tongue, (sides) => face(sides)).name.slice(0, 40);
}
