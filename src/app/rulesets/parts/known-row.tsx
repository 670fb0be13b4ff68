/** A piece, a place or a player as a row of a list: as everywhere, but for what this list says of it. */
import { type JSX, splitProps } from 'solid-js';
import { useCampaign } from '../../campaign/context.tsx';
import { Row, type RowProps } from '../../ui/rows.tsx';

export function KnownRow(props: { readonly id: string } & Partial<RowProps>): JSX.Element {
  const { app, view, seat } = useCampaign();
  const [of, own] = splitProps(props, ['id']);
  const usual = () => app.row?.(view(), of.id, seat());
  return (
    <Row
      lead={usual()?.lead}
      title={usual()?.title ?? app.called?.(view(), of.id) ?? ''}
      note={usual()?.note}
      value={usual()?.value}
      tone={usual()?.tone}
      {...own}
    />
  );
}
