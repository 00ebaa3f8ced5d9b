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
  copy: 'M7.5 7V4.5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H13M4.5 7h7a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Z',
  edit: 'M4 16l.8-3.6L13.2 4a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2l-8.4 8.4L4 16Zm7.5-10.3 2.8 2.8',
  code: 'M13 3.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7m-2.5 6-7 7m2-2 2 2m.5-4.5 1.5 1.5',
  hide: 'M2.5 10C4.3 6.7 7 5 10 5s5.7 1.7 7.5 5c-1.8 3.3-4.5 5-7.5 5s-5.7-1.7-7.5-5ZM4 17 16 3',
  unhide:
    'M2.5 10C4.3 6.7 7 5 10 5s5.7 1.7 7.5 5c-1.8 3.3-4.5 5-7.5 5s-5.7-1.7-7.5-5Zm7.5-2a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  remove: 'M4 6h12M8 6V4h4v2m-6.5 0 .7 10h7.6l.7-10M8.5 9v4.5m3-4.5v4.5',
} as const
export type IconName = keyof typeof paths

/** The sign of a button; its name is the button's. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden>
      <path d={paths[name]} strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
