/** A banner's flag at the head of a row, its baggage beneath. */
import type { Banner } from '../../../../rules/mighty-empires/state.ts';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { useEmpire } from '../empire.ts';

export function Flag(props: {
  banner: Pick<Banner, 'seat' | 'number' | 'baggage'>;
  height?: number;
  bare?: boolean;
}) {
  const { colour } = useEmpire();
  return (
    <Guidon
      tincture={colour(props.banner.seat)}
      number={props.banner.number}
      height={props.height ?? 43}
      {...(props.bare ? {} : { baggage: props.banner.baggage })}
      label=""
    />
  );
}
