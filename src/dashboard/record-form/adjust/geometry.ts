/** In pixels. */
export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  x: number
  y: number
}

/** The changes to a picture: it is turned, straightened, cropped, and shrunk, in this order. */
export interface Adjustment {
  /** Quarter turns clockwise, 0 to 3. */
  quarters: number
  /** Clockwise, in addition to the quarters, −10 to 10. */
  degrees: number
  /** The crop of the turned picture, in fractions of its width and height. */
  crop: Box
  /** The most pixels of the longer side; null: unlimited. */
  longest: number | null
}

const whole: Box = { x: 0, y: 0, width: 1, height: 1 }
export const untouched: Adjustment = { quarters: 0, degrees: 0, crop: whole, longest: null }
export const mostDegrees = 10

/** Turns by another quarter: 1 clockwise, −1 the other way. The crop stays on the same part. */
export function turned(adjustment: Adjustment, by: 1 | -1): Adjustment {
  const { crop } = adjustment
  const { x, y, width, height } = crop
  return {
    ...adjustment,
    quarters: (adjustment.quarters + by + 4) % 4,
    crop:
      by === 1
        ? { x: 1 - y - height, y: x, width: height, height: width }
        : { x: y, y: 1 - x - width, width: height, height: width },
  }
}

/** Returns the room that a turned picture takes: no corner of it is lost. */
export function turnedSize({ width, height }: Size, { quarters, degrees }: Adjustment): Size {
  const upright = quarters % 2 === 0 ? { width, height } : { width: height, height: width }
  if (degrees === 0) return upright
  const { sin, cos } = directionOf({ quarters: 0, degrees })
  return {
    width: Math.ceil(upright.width * cos + upright.height * Math.abs(sin)),
    height: Math.ceil(upright.width * Math.abs(sin) + upright.height * cos),
  }
}

/** Returns the crop in whole pixels of the turned picture; at least one. */
export function cropPixels(size: Size, { crop }: Pick<Adjustment, 'crop'>): Box {
  const [x, width] = side(size.width, crop.x, crop.width)
  const [y, height] = side(size.height, crop.y, crop.height)
  return { x, y, width, height }
}

function side(length: number, from: number, share: number): [number, number] {
  const start = Math.min(length - 1, Math.max(0, Math.round(from * length)))
  const end = Math.min(length, Math.max(start + 1, Math.round((from + share) * length)))
  return [start, end - start]
}

/** Returns the size of the result. Nothing is enlarged. */
export function resultSize(picture: Size, adjustment: Adjustment): Size {
  return fitting(cropPixels(turnedSize(picture, adjustment), adjustment), adjustment.longest)
}

/** Returns the same shape with at most this many pixels on its longer side. */
export function fitting({ width, height }: Size, longest: number | null): Size {
  const scale = Math.min(1, (longest ?? Number.POSITIVE_INFINITY) / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** As a canvas takes it: x to a·x + c·y + e, y to b·x + d·y + f. */
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

/** Returns where each point of the picture lies in the result. */
export function matrixOf(picture: Size, adjustment: Adjustment): Matrix {
  const room = turnedSize(picture, adjustment)
  const kept = cropPixels(room, adjustment)
  const result = fitting(kept, adjustment.longest)
  const [across, down] = [result.width / kept.width, result.height / kept.height]
  const { sin, cos } = directionOf(adjustment)
  // The middle of the picture is in the middle of its room.
  const left = room.width / 2 - (picture.width * cos - picture.height * sin) / 2 - kept.x
  const top = room.height / 2 - (picture.width * sin + picture.height * cos) / 2 - kept.y
  return [cos * across, sin * down, -sin * across, cos * down, left * across, top * down]
}

const quarter = [
  { sin: 0, cos: 1 },
  { sin: 1, cos: 0 },
  { sin: 0, cos: -1 },
  { sin: -1, cos: 0 },
] as const

/** Returns cosine and sine; exact for quarters, so that turning by them moves pixels and mixes none. */
function directionOf({ quarters, degrees }: Pick<Adjustment, 'quarters' | 'degrees'>) {
  if (degrees === 0) return quarter[quarters % 4] ?? quarter[0]
  const angle = ((quarters * 90 + degrees) * Math.PI) / 180
  return { sin: Math.sin(angle), cos: Math.cos(angle) }
}

/** Tells whether it leaves a picture unchanged. */
function changesNothing({ quarters, degrees, crop, longest }: Adjustment): boolean {
  return quarters === 0 && degrees === 0 && isWhole(crop) && longest === null
}

/** Less than a thousandth of an edge is not intended: it comes from rounding on a small screen. */
function isWhole({ x, y, width, height }: Box): boolean {
  return x < 0.001 && y < 0.001 && width > 0.999 && height > 0.999
}

/** The types that the tools make. */
type MadeType = 'image/jpeg' | 'image/png'

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

/** From this size on, a form says that a picture can be made smaller. */
export const largeBytes = 5 * 1024 * 1024
