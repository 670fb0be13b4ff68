/** The interface's own icons on a 24 grid: what stands inside the svg. Strokes are set by Icon. */
export const lines = {
  today:
    '<circle cx="12" cy="12" r="8.6"/><path d="M15.6 8.4l-2.1 5.1-5.1 2.1 2.1-5.1z"/><path d="M12 1.9v1.5M12 20.6v1.5M1.9 12h1.5M20.6 12h1.5"/>',
  map: '<path d="M12 2.6l8.1 4.7v9.4L12 21.4l-8.1-4.7V7.3z"/><path d="M4 14.8l4.4-5.3 3.1 4 2-2.4 6.3 6.1"/>',
  charts:
    '<rect x="3.8" y="3.5" width="16.4" height="17" rx="1.6"/><path d="M3.8 8.3h16.4M8.8 8.3v12.2M3.8 16.4h16.4"/><path d="M3.8 12.2h16.4v4.2H3.8z" fill="currentColor" stroke="none" opacity=".9"/>',
  sack: '<path d="M8.8 3h6.4l-1.7 3.3c3.8 2 6.3 5.6 6.3 9.2 0 3.7-2.9 5.3-7.8 5.3s-7.8-1.6-7.8-5.3c0-3.6 2.5-7.2 6.3-9.2z"/><path d="M9.8 6.5h4.4"/>',
  backup:
    '<path d="M12 3l7.5 3v5.5c0 4.6-3.2 7.8-7.5 9.5-4.3-1.7-7.5-4.9-7.5-9.5V6z"/><path d="M8.5 12l2.5 2.6 4.7-5"/>',
  dice: '<rect x="3.6" y="3.6" width="16.8" height="16.8" rx="3.4"/><g fill="currentColor" stroke="none"><circle cx="8.2" cy="8.2" r="1.5"/><circle cx="15.8" cy="8.2" r="1.5"/><circle cx="12" cy="12" r="1.5"/><circle cx="8.2" cy="15.8" r="1.5"/><circle cx="15.8" cy="15.8" r="1.5"/></g>',
  realm: '<path d="M5.5 2.5v19"/><path d="M5.5 4c4-1.5 7.5 1.2 14 0l-2.6 4.6 2.6 4.6c-6.5 1.2-10-1.5-14 0"/>',
  chronicle:
    '<path d="M12 6.3C9.7 4.7 6.6 4.2 3 4.6v14c3.6-.4 6.7.1 9 1.7 2.3-1.6 5.4-2.1 9-1.7v-14c-3.6-.4-6.7.1-9 1.7zM12 6.3v14"/><path d="M6 8.9c1.3 0 2.4.1 3.4.5M6 12.3c1.3 0 2.4.1 3.4.5M18 8.9c-1.3 0-2.4.1-3.4.5M18 12.3c-1.3 0-2.4.1-3.4.5"/>',
  shelf:
    '<path d="M3 20.5h18M5 20.5V5.5h4v15M9 8h4v12.5M14.1 9.1l3.5-1 3.3 12.1"/><path d="M5 9h4M9 11.5h4"/>',
  names:
    '<path d="M4 21c1-6 4-14.5 16-18-.5 6.5-3.5 11.5-11.5 12.5"/><path d="M4 21c2.5-5 6-9 10.5-12"/><path d="M4 21h7"/>',
  settings:
    '<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2.2"/><circle cx="9" cy="17" r="2.2"/>',
  back: '<path d="M14.5 4.5L7 12l7.5 7.5"/>',
  forward: '<path d="M9.5 5l7 7-7 7"/>',
  down: '<path d="M5 9.5l7 7 7-7"/>',
  close: '<path d="M5.5 5.5l13 13M18.5 5.5l-13 13"/>',
  check: '<path d="M4.5 12.8l5 5L19.5 6.8"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  lock: '<rect x="5" y="10.8" width="14" height="9.7" rx="1.8"/><path d="M8 10.8V7.6a4 4 0 0 1 8 0v3.2"/>',
  undo: '<path d="M4 9.5h10.5a5.5 5.5 0 0 1 0 11H9"/><path d="M8 5.5l-4 4 4 4"/>',
  recentre:
    '<circle cx="12" cy="12" r="3.4"/><circle cx="12" cy="12" r="7.6"/><path d="M12 1.6v4M12 18.4v4M1.6 12h4M18.4 12h4"/>',
  why: '<circle cx="12" cy="12" r="8.6"/><path d="M9.4 9.6c.1-1.5 1.2-2.4 2.7-2.4 1.5 0 2.6.9 2.6 2.3 0 2.1-2.6 2.1-2.6 4.2M12.1 16.6v.3"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5l5 5"/>',
  more: '<g fill="currentColor" stroke="none"><circle cx="5" cy="12" r="1.7"/><circle cx="12" cy="12" r="1.7"/><circle cx="19" cy="12" r="1.7"/></g>',
  warn: '<path d="M12 3.8L2.8 20h18.4z"/><path d="M12 10v5M12 17.2v.3"/>',
  share: '<path d="M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v8.5h14V12"/>',
  phones:
    '<rect x="2.8" y="6.5" width="7.6" height="13" rx="1.7"/><rect x="13.6" y="4.5" width="7.6" height="13" rx="1.7"/><path d="M5.8 17h1.6M16.6 15h1.6"/>',
  phone: '<rect x="6.5" y="2.8" width="11" height="18.4" rx="2.2"/><path d="M10.8 18.3h2.4"/>',
  qr: '<rect x="3.5" y="3.5" width="6.5" height="6.5"/><rect x="14" y="3.5" width="6.5" height="6.5"/><rect x="3.5" y="14" width="6.5" height="6.5"/><path d="M14 14h3v3M20.5 14v6.5H17M14 20.5v-.2"/>',
  arrowUp: '<path d="M12 20V5M5.5 11L12 4.5l6.5 6.5"/>',
  arrowDown: '<path d="M12 4v15M5.5 13l6.5 6.5 6.5-6.5"/>',
  hand: '<path d="M8 21c-2-2.5-4-5-4.5-6.5-.5-1.6 1.5-2 2.5-.5l1.5 2V5.5c0-1.8 2.5-1.8 2.5 0V11 4c0-1.8 2.6-1.8 2.6 0v7-5.5c0-1.7 2.5-1.7 2.5 0V12 8c0-1.7 2.4-1.7 2.4 0v7c0 2.5-1 4-2 6"/>',
  eye: '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z"/><circle cx="12" cy="12" r="3"/>',
  file: '<path d="M6 3h8.5L19 7.5V21H6z"/><path d="M14 3v5h5"/>',
  pause: '<path d="M8.5 5v14M15.5 5v14"/>',
  play: '<path d="M7 4.5v15l12-7.5z"/>',
  star: '<path d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z"/>',
  again: '<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5"/><path d="M19.8 3.2v4.2h-4.2"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="12" rx="1.8"/><path d="M15.5 8.5V5.3a1.8 1.8 0 0 0-1.8-1.8H5.8A1.8 1.8 0 0 0 4 5.3v8.9A1.8 1.8 0 0 0 5.8 16h2.7"/>',
  clock: '<circle cx="12" cy="12" r="8.6"/><path d="M12 7v5.2l3.4 2"/>',
  trash: '<path d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 13.5h9.4l.8-13.5M10.2 10.5v5.5M13.8 10.5v5.5"/>',
  pin: '<path d="M12 21c4.2-4.8 6.5-8.3 6.5-11.3a6.5 6.5 0 0 0-13 0c0 3 2.3 6.5 6.5 11.3z"/><circle cx="12" cy="9.6" r="2.3"/>',
  person: '<circle cx="12" cy="7.8" r="3.9"/><path d="M4.5 20.5c.6-4.3 3.6-6.5 7.5-6.5s6.9 2.2 7.5 6.5"/>',
  download: '<path d="M12 3.5V15M7.5 11l4.5 4.5 4.5-4.5M5 20.5h14"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3"/><path d="M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>',
  candle:
    '<path d="M12 2.8c2 2.3 2.6 3.5 2.6 4.7a2.6 2.6 0 0 1-5.2 0c0-1.2.6-2.4 2.6-4.7z"/><path d="M8.5 13h7v7.7h-7zM12 13v-2.6M5 20.7h14"/>',
  pen: '<path d="M4 20l1-4.5L16 4.5 19.5 8 8.5 19z"/><path d="M13.5 7l3.5 3.5"/>',
} as const;
export type IconName = keyof typeof lines;
