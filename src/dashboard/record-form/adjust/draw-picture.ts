import { adjustedName, madeType } from './adjusted-name.ts'
import { type Adjustment, fitting, matrixOf, resultSize, type Size, untouched } from './geometry.ts'

/** A picture that this browser has opened. */
export interface OpenPicture {
  size: Size
  /** The same, no larger than the screen shows it, so that it follows the hand. */
  small: CanvasImageSource
  bitmap: ImageBitmap
}

const screenPixels = 1600
/** Barely distinguishable from the original. */
const fineQuality = 0.92
/** For somebody who asked for a smaller file. */
const smallerQuality = 0.85

/** Opens a file, upright as its camera meant it. Rejects when this browser cannot draw it as a picture. */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const bitmap = await createImageBitmap(file)
  const size = { width: bitmap.width, height: bitmap.height }
  const canvas = emptyCanvas(fitting(size, screenPixels))
  const context = contextOf(canvas)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return { size, small: canvas, bitmap }
}

/** Draws the turned picture onto a canvas on the screen, before it is cropped. */
export function drawPreview(
  canvas: HTMLCanvasElement,
  { size, small }: OpenPicture,
  { quarters, degrees }: Pick<Adjustment, 'quarters' | 'degrees'>,
) {
  const shown = { ...untouched, quarters, degrees, longest: screenPixels }
  Object.assign(canvas, resultSize(size, shown))
  const context = contextOf(canvas)
  context.setTransform(...matrixOf(size, shown))
  context.drawImage(small, 0, 0, size.width, size.height)
}

/**
 * Makes the file to upload. It holds only what is visible, without place, time and camera. Rejects when the
 * browser has no room for so large a picture.
 */
export async function makeFile(original: File, { size, bitmap }: OpenPicture, how: Adjustment) {
  const type = madeType(original.type, how)
  const canvas = emptyCanvas(resultSize(size, how))
  const context = contextOf(canvas)
  if (type === 'image/jpeg') {
    // Corners beside a straightened document, and transparent parts of the original: white as paper.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.setTransform(...matrixOf(size, how))
  context.drawImage(bitmap, 0, 0)
  const quality = how.longest === null ? fineQuality : smallerQuality
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (blob === null || blob.type !== type) throw new Error('The browser made no picture.')
  return new File([blob], adjustedName(original.name, type), { type })
}

function emptyCanvas({ width, height }: Size): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  context.imageSmoothingQuality = 'high'
  return context
}
