import 'react-image-crop/dist/ReactCrop.css'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import { useFormWords } from '#words/form'
import classes from './adjust.module.css'
import {
  type Adjustment,
  adjustedName,
  type Box,
  fitting,
  isWorthMaking,
  madeType,
  matrixOf,
  resultSize,
  type Size,
  untouched,
} from './geometry.ts'

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
function drawPreview(
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
async function makeFile(original: File, { size, bitmap }: OpenPicture, how: Adjustment) {
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

/** On the screen, in pixels: the crop stays visible and easy to grab. */
const least = 24

interface CropArea {
  picture: OpenPicture
  how: Adjustment
  onCrop: (crop: Box) => void
}

/** The turned picture with a frame around the crop. */
export function CropArea({ picture, how, onCrop }: CropArea) {
  const { handles } = useFormWords().adjust
  const canvas = useRef<HTMLCanvasElement>(null)
  const { quarters, degrees, crop } = how
  useLayoutEffect(() => {
    if (canvas.current) drawPreview(canvas.current, picture, { quarters, degrees })
  }, [picture, quarters, degrees])
  const percent = (share: number) => share * 100
  return (
    <div className={classes.room} dir="ltr">
      <ReactCrop
        {...(classes.crop ? { className: classes.crop } : {})}
        ariaLabels={handles}
        crop={{
          unit: '%',
          x: percent(crop.x),
          y: percent(crop.y),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
        onChange={(_, { x, y, width, height }) =>
          onCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
        }
        minWidth={least}
        minHeight={least}
        ruleOfThirds={degrees !== 0}
        keepSelection
      >
        <canvas ref={canvas} className={classes.picture} />
      </ReactCrop>
    </div>
  )
}

/** Long enough not to make a file at every step of a slider, in milliseconds. */
const pause = 400

/** Returns the file of an adjustment, made a moment after its last change; then its size can be shown. */
export function useMadeFile(original: File, picture: OpenPicture, how: Adjustment) {
  const begun = useRef<{ how: Adjustment; file: Promise<File> }>(null)
  const [made, setMade] = useState<{ how: Adjustment; file: File | null } | null>(null)
  const isWorthIt = isWorthMaking(original, how)
  const make = (): Promise<File> => {
    if (begun.current?.how !== how) begun.current = { how, file: makeFile(original, picture, how) }
    return begun.current.file
  }
  const makeLater = useEffectEvent(make)
  useEffect(() => {
    if (!isWorthIt) return
    let isGone = false
    const tell = (file: File | null) => isGone || setMade({ how, file })
    const timer = setTimeout(() => void makeLater().then(tell, () => tell(null)), pause)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [how, isWorthIt])
  return {
    isWorthIt,
    make,
    /** Null while it is being made. */
    file: made?.how === how ? made.file : null,
    isFailed: made?.how === how && made.file === null,
  }
}
