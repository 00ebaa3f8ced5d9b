import { type Adjustment, changesNothing } from './geometry.ts'

/** What comes out of a picture. */
export type MadeType = 'image/jpeg' | 'image/png'

/** PNG stays PNG while its pixels are only moved or cut away; whatever mixes them makes a JPEG. */
export function madeType(type: string, { degrees, longest }: Adjustment): MadeType {
  return type === 'image/png' && degrees === 0 && longest === null ? 'image/png' : 'image/jpeg'
}

/** Whether there is anything to make: a HEIC becomes a JPEG even when nothing else is changed. */
export function isWorthMaking(file: Pick<File, 'type'>, adjustment: Adjustment): boolean {
  return !changesNothing(adjustment) || isHeic(file)
}

/** Photos of iPhones, which some browsers draw and the server does not take. */
export function isHeic({ type }: Pick<File, 'type'>): boolean {
  return /^image\/hei[cf]$/.test(type)
}

const endings: Record<MadeType, RegExp> = { 'image/jpeg': /\.jpe?g$/i, 'image/png': /\.png$/i }

/** The name that it had, with the ending of what it is now. */
export function adjustedName(name: string, type: MadeType): string {
  if (endings[type].test(name)) return name
  const stem = name.replace(/\.(jpe?g|png|webp|hei[cf])$/i, '')
  return `${stem}${type === 'image/png' ? '.png' : '.jpg'}`
}
