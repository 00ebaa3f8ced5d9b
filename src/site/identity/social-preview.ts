import type { Organisation } from '#modules/organisation'
import type { ActionContext } from '#platform/context'
import { accentShades } from '#theme/accent'
import { colours } from '#theme/tokens'
import type { Words } from '../messages/index.ts'
import { drawnOnce } from './drawn-once.ts'

/** Draws a PNG of 1200 × 630 px with the organisation's name and H1's sentence. */
export function socialPreview(
  images: ActionContext['images'],
  organisation: Organisation,
  words: Words,
): Promise<Buffer> {
  const { paper, ink, accent: usual } = colours.dark
  const { accentColour, displayName } = organisation
  const accent = accentColour === null ? usual : accentShades(accentColour).dark.accent
  return drawnOnce(organisation, `preview in ${words.lang}`, () =>
    images.drawCard({
      title: displayName,
      sentence: words.layout.isPrivate,
      colours: { paper, ink, accent },
    }),
  )
}
