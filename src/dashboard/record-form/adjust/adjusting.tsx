import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { uploadBytes } from '#modules/documents/schema'
import { useFormWords } from '#words/form'
import { Icon } from '../../ui/icon.tsx'
import { useShellWords } from '../../words/index.ts'
import { sizeIn } from '../sizes.ts'
import classes from './adjust.module.css'
import { CropArea, type OpenPicture, useMadeFile } from './crop-area.tsx'
import {
  type Adjustment,
  largeBytes,
  mostDegrees,
  resultSize,
  type Size,
  turned,
  untouched,
} from './geometry.ts'

export interface AdjustingProps {
  /** As it was chosen; each adjustment starts from it, so that quality is lost only once. */
  original: File
  picture: OpenPicture
  /** The adjustment so far. */
  before: Adjustment
  onUse: (file: File, how: Adjustment) => void
  onClose: () => void
}

/** The picture with its tools, and the result. */
export function Adjusting({ original, picture, before, onUse, onClose }: AdjustingProps) {
  const words = useFormWords().adjust
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
          {words.how} <span data-for-keyboard>{words.howByKeys}</span>
        </Text>
        <Tools picture={picture} original={original} how={how} onChange={setHow} />
        <Sizes original={original} picture={picture} how={how} made={made} />
        <Group gap="sm">
          <Button onClick={() => void use()} loading={isBusy} disabled={!made.isWorthIt}>
            {words.use}
          </Button>
          <Button variant="default" onClick={onClose}>
            {useShellWords().cancel}
          </Button>
          <Button variant="subtle" onClick={() => setHow(untouched)} disabled={how === untouched}>
            {words.startAgain}
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
  const words = useFormWords().adjust
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
          {words.left}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="turn" />}
          onClick={() => onChange(turned(how, 1))}
        >
          {words.right}
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
  const words = useFormWords().adjust
  const shown = words.degrees(degrees)
  return (
    <div>
      <Group justify="space-between">
        <Text component="label" htmlFor={id} size="sm" fw={600}>
          {words.straighten}
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

/** In pixels on the longer side. A4 is readable at the second. */
const sizes = [3000, 2000, 1200]

interface MakeSmaller {
  original: File
  size: Size
  longest: number | null
  onChange: (longest: number | null) => void
}

function MakeSmaller({ original, size, longest, onChange }: MakeSmaller) {
  const { adjust: words } = useFormWords()
  const why = useReason(original.size)
  const offered = sizes.filter((one) => one < Math.max(size.width, size.height))
  if (offered.length === 0) return null
  return (
    <NativeSelect
      label={words.smaller}
      description={why}
      value={longest ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
      data={[
        { value: '', label: words.everyPixel },
        ...offered.map((one) => ({
          value: String(one),
          label: words.toPixels(one),
        })),
      ]}
    />
  )
}

/** Returns why somebody might shrink a file of this many bytes. */
function useReason(bytes: number): string | undefined {
  const texts = useFormWords()
  const { adjust: words } = texts
  const size = (bytes: number) => sizeIn(texts, bytes)
  if (bytes > uploadBytes) return words.tooLarge(size(bytes), size(uploadBytes))
  return bytes > largeBytes ? words.slow : undefined
}

interface Sizes {
  original: File
  picture: OpenPicture
  how: Adjustment
  made: ReturnType<typeof useMadeFile>
}

/** Before and after, in bytes and in pixels. */
function Sizes({ original, picture, how, made: { file, isFailed, isWorthIt } }: Sizes) {
  const texts = useFormWords()
  const { adjust: words } = texts
  const size = (bytes: number) => sizeIn(texts, bytes)
  const pixels = ({ width, height }: Size) => words.pixels(width, height)
  const after = isFailed
    ? words.tooLargePicture
    : words.after(file ? size(file.size) : '…', pixels(resultSize(picture.size, how)))
  return (
    <div>
      <Text size="sm">{words.before(size(original.size), pixels(picture.size))}</Text>
      <Text size="sm" role="status" fw={600}>
        {isWorthIt ? after : words.unchanged}{' '}
        {file && file.size > uploadBytes && words.stillTooMuch}
      </Text>
      {isWorthIt && (
        <Text size="xs" c="dimmed">
          {words.noMetadata}
        </Text>
      )}
    </div>
  )
}
