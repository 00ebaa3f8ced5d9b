const paths = {
  zoomIn: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m4 9.5 4 4M6.5 9h5M9 6.5v5',
  zoomOut: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m4 9.5 4 4M6.5 9h5',
  fit: 'M3 4v12M17 4v12M6 10h8M8.5 7.5 6 10l2.5 2.5m3-5L14 10l-2.5 2.5',
  turn: 'M15.7 12a6 6 0 1 1-.7-5.3M15.5 3v4h-4',
  fullScreen: 'M3 7V3h4m6 0h4v4m0 6v4h-4m-6 0H3v-4',
  mark: 'M10 3c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9Z',
  previousPage: 'm12 5-5 5 5 5',
  nextPage: 'm8 5 5 5-5 5',
  previousDocument: 'm10 5-5 5 5 5m6-10-5 5 5 5',
  nextDocument: 'm4 5 5 5-5 5m6-10 5 5-5 5',
  keys: 'M2.5 5.5h15v9h-15zM5.5 8.5h.1m3 0h.1m3 0h.1m3 0h.1M7 12h6',
  overview: 'M3.5 3.5h5v5h-5zm8 0h5v5h-5zm-8 8h5v5h-5zm8 0h5v5h-5z',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1 1H4l1-1Zm3.5 3.5h3',
  more: 'M5 10h.1m4.9 0h.1m4.9 0h.1',
  plane: 'M17 3 3 8.5l5 2L17 3Zm0 0-5 14-4-6.5',
  paper: 'M5.5 3h6l3 3v11h-9zM11.5 3v3h3M7.5 10h5M7.5 13h5',
  add: 'M10 4v12M4 10h12',
  list: 'M7 5h10M7 10h10M7 15h10M3.5 5h.1m-.1 5h.1m-.1 5h.1',
  columns: 'M3.5 4h3v12h-3zm5 0h3v8h-3zm5 0h3v10h-3z',
  approve: 'm4 10.5 4 4 8-9',
  folder: 'M3 6a1 1 0 0 1 1-1h4l2 2h6a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1Z',
  calendar: 'M4 5h12v11H4zm0 3.5h12M7.5 3v3m5-3v3',
  papers: 'M7 3.5h6l3 3v7H7zM7 6.5H4v10h8v-3',
  money: 'M3 6h14v8H3zm7 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  flag: 'M5 17V4h10l-2.5 3.5L15 11H5',
  speech: 'M4 4.5h12v9H9l-3.5 3v-3H4Z',
  warning: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14m0 3.5V11m0 2.5v.1',
  person: 'M10 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M4 17c0-3 2.5-5 6-5s6 2 6 5',
  book: 'M10 5.5C8 4 5.5 4 3.5 4.5v11c2-.5 4.5-.5 6.5 1 2-1.5 4.5-1.5 6.5-1v-11C14.5 4 12 4 10 5.5Zm0 0v11',
  receipt: 'M5 3h10v14l-2.5-1.5L10 17l-2.5-1.5L5 17ZM8 7h4m-4 3.5h4',
  megaphone: 'M4 8v4h2.5l6.5 3.5v-11L6.5 8Zm11.5 0a3 3 0 0 1 0 4',
  settings:
    'M3 6h8m4 0h2M3 14h2m4 0h8M13 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4m-6 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  bring: 'M10 3v9M6.5 8.5 10 12l3.5-3.5M4 15v2h12v-2',
  take: 'M10 12V3M6.5 6.5 10 3l3.5 3.5M4 15v2h12v-2',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14m0 3.5V10l2.5 2',
  log: 'M5.5 3.5h9v13h-9zM8.5 7h3m-3 3h3m-3 3h3',
  program: 'm7 6-4 4 4 4m6-8 4 4-4 4',
  home: 'M4 9.5 10 4l6 5.5V16H4Z',
  share:
    'M14.5 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4m-9 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4m9 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M7.3 9.1l5.4-2.7m-5.4 4.5 5.4 2.7',
  copy: 'M7.5 7V4.5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H13M4.5 7h7a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Z',
  edit: 'M4 16l.8-3.6L13.2 4a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2l-8.4 8.4L4 16Zm7.5-10.3 2.8 2.8',
  code: 'M13 3.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7m-2.5 6-7 7m2-2 2 2m.5-4.5 1.5 1.5',
  hide: 'M2.5 10C4.3 6.7 7 5 10 5s5.7 1.7 7.5 5c-1.8 3.3-4.5 5-7.5 5s-5.7-1.7-7.5-5ZM4 17 16 3',
  unhide:
    'M2.5 10C4.3 6.7 7 5 10 5s5.7 1.7 7.5 5c-1.8 3.3-4.5 5-7.5 5s-5.7-1.7-7.5-5Zm7.5-2a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  remove: 'M4 6h12M8 6V4h4v2m-6.5 0 .7 10h7.6l.7-10M8.5 9v4.5m3-4.5v4.5',
} as const
export type IconName = keyof typeof paths

/** The icon of a button; the button itself has the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden>
      <path d={paths[name]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
