import { useLayoutEffect, useRef } from 'react'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useFormWords } from '../../words/form.ts'
import classes from './adjust.module.css'
import { drawPreview, type OpenPicture } from './draw-picture.ts'
import type { Adjustment, Box } from './geometry.ts'

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
