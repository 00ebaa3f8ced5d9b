import type { Organisation } from '#modules/organisation'
import type { ActionContext } from '#platform/context'
import { drawnOnce } from './drawn-once.ts'
import { coloursOfMark, markOf } from './favicon.ts'

interface Icon {
  path: string
  /** In pixels. */
  side: number
}

/** The one that the manifest names. */
export const largeIcon: Icon = { path: '/icon.png', side: 512 }

/** iPhones ask for the first by its name alone, and draw no SVG on the start screen. */
export const icons: readonly Icon[] = [{ path: '/apple-touch-icon.png', side: 180 }, largeIcon]

/** Draws the organisation's mark in its colours, as PNG. */
export function icon(
  images: ActionContext['images'],
  organisation: Organisation,
  { path, side }: Icon,
): Promise<Buffer> {
  const { accent, accentInk } = coloursOfMark(organisation)
  const colours = { paper: accent, ink: accentInk }
  return drawnOnce(organisation, path, () =>
    images.drawMark({ letter: markOf(organisation), colours, side }),
  )
}
