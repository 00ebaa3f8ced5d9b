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
