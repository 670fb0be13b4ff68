/** The map for the rest of the app. */
export { MapView } from './MapView.tsx';
export type {
  BannerView,
  HintView,
  LabelView,
  RouteView,
  Settlement,
  ShipView,
  Stand,
  Theme,
  TileView,
  Tincture,
} from './model.ts';
export type { MapHandle, MapPlace, MapViewProps } from './props.ts';
