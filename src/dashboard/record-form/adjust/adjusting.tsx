import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { uploadBytes } from '#modules/documents/schema'
import { Icon } from '../../ui/icon.tsx'
import { sizeInWords } from '../size-in-words.ts'
import classes from './adjust.module.css'
import { CropArea } from './crop-area.tsx'
import type { OpenPicture } from './draw-picture.ts'
import {
  type Adjustment,
  mostDegrees,
  resultSize,
  type Size,
  turned,
  untouched,
} from './geometry.ts'
import { largeBytes } from './large.ts'
import { useMadeFile } from './use-made-file.ts'

export interface AdjustingProps {
  /** As it was chosen; each adjustment begins with it, so that none is made worse by the one before. */
  original: File
  picture: OpenPicture
  /** What was done to it before. */
  before: Adjustment
  onUse: (file: File, how: Adjustment) => void
  onClose: () => void
}

/** The picture with its tools, and what would come out. */
export function Adjusting({ original, picture, before, onUse, onClose }: AdjustingProps) {
  const [how, setHow] = useState(before)
  const [isBusy, setBusy] = useState(false)
  const made = useMadeFile(original, picture, how)
  const use = async () => {
    setBusy(true)
    const file = await made.make().catch(() => null)
    setBusy(false)
    if (file) onUse(file, how)
  }
  return (
    <div className={classes.desk}>
      <CropArea picture={picture} how={how} onCrop={(crop) => setHow({ ...how, crop })} />
      <Stack gap="md" className={classes.tools ?? ''}>
        <Text size="sm">
          Drag the corners and edges to crop. With the keyboard, go to one by Tab and press arrow
          keys, with Shift in larger steps.
        </Text>
        <Tools picture={picture} original={original} how={how} onChange={setHow} />
        <Sizes original={original} picture={picture} how={how} made={made} />
        <Group gap="sm">
          <Button onClick={() => void use()} loading={isBusy} disabled={!made.isWorthIt}>
            Use
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="subtle" onClick={() => setHow(untouched)} disabled={how === untouched}>
            Start again
          </Button>
        </Group>
      </Stack>
    </div>
  )
}

interface Tools {
  original: File
  picture: OpenPicture
  how: Adjustment
  onChange: (how: Adjustment) => void
}

function Tools({ original, picture, how, onChange }: Tools) {
  return (
    <>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={
            <span className={classes.mirrored}>
              <Icon name="turn" />
            </span>
          }
          onClick={() => onChange(turned(how, -1))}
        >
          Turn left
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="turn" />}
          onClick={() => onChange(turned(how, 1))}
        >
          Turn right
        </Button>
      </Group>
      <Straighten degrees={how.degrees} onChange={(degrees) => onChange({ ...how, degrees })} />
      <MakeSmaller
        original={original}
        size={picture.size}
        longest={how.longest}
        onChange={(longest) => onChange({ ...how, longest })}
      />
    </>
  )
}

interface Straighten {
  degrees: number
  onChange: (degrees: number) => void
}

function Straighten({ degrees, onChange }: Straighten) {
  const id = useId()
  const shown = `${degrees.toFixed(1).replace('-', '−')}°`
  return (
    <div>
      <Group justify="space-between">
        <Text component="label" htmlFor={id} size="sm" fw={500}>
          Straighten
        </Text>
        <Text size="sm" aria-hidden>
          {shown}
        </Text>
      </Group>
      <input
        id={id}
        className={classes.slider}
        type="range"
        min={-mostDegrees}
        max={mostDegrees}
        step={0.5}
        value={degrees}
        aria-valuetext={shown}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  )
}

/** In pixels on the longer side. A4 is readable with the second. */
const sizes = [3000, 2000, 1200]

interface MakeSmaller {
  original: File
  size: Size
  longest: number | null
  onChange: (longest: number | null) => void
}

function MakeSmaller({ original, size, longest, onChange }: MakeSmaller) {
  const offered = sizes.filter((one) => one < Math.max(size.width, size.height))
  if (offered.length === 0) return null
  return (
    <NativeSelect
      label="Make smaller"
      description={whyOf(original.size)}
      value={longest ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
      data={[
        { value: '', label: 'No, keep every pixel' },
        ...offered.map((one) => ({
          value: String(one),
          label: `To ${one.toLocaleString('en')} pixels on the longer side`,
        })),
      ]}
    />
  )
}

function whyOf(bytes: number): string | undefined {
  const most = sizeInWords(uploadBytes)
  if (bytes > uploadBytes)
    return `The file has ${sizeInWords(bytes)}, and at most ${most} can be uploaded. Choose a size.`
  if (bytes > largeBytes)
    return 'A large file takes long on a slow line. With 2,000 pixels a page of A4 stays readable.'
  return undefined
}

interface Sizes {
  original: File
  picture: OpenPicture
  how: Adjustment
  made: ReturnType<typeof useMadeFile>
}

/** Before and after, in bytes and in pixels. */
function Sizes({ original, picture, how, made: { file, isFailed, isWorthIt } }: Sizes) {
  const after = isFailed
    ? 'This browser cannot make so large a picture. Choose a size under “Make smaller”.'
    : `After: ${file ? sizeInWords(file.size) : '…'}, ${pixels(resultSize(picture.size, how))}`
  return (
    <div>
      <Text size="sm">
        Before: {sizeInWords(original.size)}, {pixels(picture.size)}
      </Text>
      <Text size="sm" role="status" fw={600}>
        {isWorthIt ? after : 'Nothing is changed yet.'}
        {file && file.size > uploadBytes && ' That is still too much: choose a smaller size.'}
      </Text>
      {isWorthIt && (
        <Text size="xs" c="dimmed">
          Place, time and camera are not in the adjusted file.
        </Text>
      )}
    </div>
  )
}

function pixels({ width, height }: Size): string {
  return `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`
}
