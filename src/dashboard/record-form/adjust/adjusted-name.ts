import { type Adjustment, changesNothing } from './geometry.ts'

/** The types that the tools make. */
export type MadeType = 'image/jpeg' | 'image/png'

/**
 * Returns the type of the result. PNG stays PNG while its pixels are only moved or cut away; anything that
 * mixes them makes a JPEG.
 */
export function madeType(type: string, { degrees, longest }: Adjustment): MadeType {
  return type === 'image/png' && degrees === 0 && longest === null ? 'image/png' : 'image/jpeg'
}

/** Tells whether there is anything to make: a HEIC becomes a JPEG even when nothing else changes. */
export function isWorthMaking(file: Pick<File, 'type'>, adjustment: Adjustment): boolean {
  return !changesNothing(adjustment) || isHeic(file)
}

/** Recognises photos of iPhones, which some browsers draw and the server does not accept. */
export function isHeic({ type }: Pick<File, 'type'>): boolean {
  return /^image\/hei[cf]$/.test(type)
}

const endings: Record<MadeType, RegExp> = { 'image/jpeg': /\.jpe?g$/i, 'image/png': /\.png$/i }

/** Returns the file's name with the extension of its new type. */
export function adjustedName(name: string, type: MadeType): string {
  if (endings[type].test(name)) return name
  const stem = name.replace(/\.(jpe?g|png|webp|hei[cf])$/i, '')
  return `${stem}${type === 'image/png' ? '.png' : '.jpg'}`
}
