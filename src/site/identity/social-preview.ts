import type { Organisation } from '#modules/organisation'
import type { ActionContext } from '#platform/context'
import { accentShades } from '#theme/accent'
import { colours } from '#theme/tokens'
import type { Words } from '../messages/index.ts'

/** Pictures for the latest settings; drawing one takes some 50 ms. */
const drawn = new WeakMap<Organisation, Map<string, Promise<Buffer>>>()

/** Draws a PNG of 1200 × 630 px with the organisation's name and H1's sentence. */
export function socialPreview(
  images: ActionContext['images'],
  organisation: Organisation,
  words: Words,
): Promise<Buffer> {
  const ofThis = drawn.get(organisation) ?? new Map<string, Promise<Buffer>>()
  drawn.set(organisation, ofThis)
  const known = ofThis.get(words.lang)
  if (known) return known
  const { paper, ink, accent: usual } = colours.dark
  const { accentColour, displayName } = organisation
  const accent = accentColour === null ? usual : accentShades(accentColour).dark.accent
  const picture = images.drawCard({
    title: displayName,
    sentence: words.layout.isPrivate,
    colours: { paper, ink, accent },
  })
  ofThis.set(words.lang, picture)
  picture.catch(() => ofThis.delete(words.lang))
  return picture
}
