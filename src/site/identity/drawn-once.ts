import type { Organisation } from '#modules/organisation'

/** Pictures for the latest settings; drawing one takes some 50 ms. */
const drawn = new WeakMap<Organisation, Map<string, Promise<Buffer>>>()

/** Draws a picture of these settings, unless that was done before; what failed is tried again. */
export function drawnOnce(
  organisation: Organisation,
  name: string,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const ofThis = drawn.get(organisation) ?? new Map<string, Promise<Buffer>>()
  drawn.set(organisation, ofThis)
  const known = ofThis.get(name)
  if (known) return known
  const picture = draw()
  ofThis.set(name, picture)
  picture.catch(() => ofThis.delete(name))
  return picture
}
