import { Button, Group, Input } from '@mantine/core'
import { type DragEvent, useEffect, useState } from 'react'
import { acceptedPictures } from '#platform/images/schema'
import { useNoticesWords } from '#words/notices'
import { FileButton } from '../ui/file-button.tsx'
import { said } from '../words/said.tsx'
import classes from './notices.module.css'

export interface ShownPicture {
  url: string
  width: number
  height: number
}

interface PictureSlot {
  label: string
  /** The chosen file's picture, or the saved one. */
  picture: ShownPicture | null
  fileName?: string | undefined
  error?: string | null
  isDisabled?: boolean
  onChoose: (file: File) => void
  onRemove?: (() => void) | undefined
}

/** One of the two pictures of a notice: chosen, dropped or pasted. */
export function PictureSlot({ label, picture, fileName, error, isDisabled, ...on }: PictureSlot) {
  const { picture: words } = useNoticesWords()
  const [isOver, setOver] = useState(false)
  const drag = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault()
    setOver(isNowOver)
  }
  const drop = (event: DragEvent) => {
    drag(event, false)
    const [file] = event.dataTransfer.files
    if (file && !isDisabled) on.onChoose(file)
  }
  return (
    <Input.Wrapper label={label} labelElement="div" error={said(error ?? undefined)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition; the button within does the same */}
      <div
        className={classes.slot}
        data-over={isOver || undefined}
        data-wrong={error ? '' : undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={drop}
      >
        {picture ? (
          <img className={classes.picture} src={picture.url} alt={words.chosen(label)} />
        ) : (
          <span className={classes.empty}>{words.hint}</span>
        )}
        <Group gap="xs">
          <FileButton
            accept={acceptedPictures}
            onChange={(file) => file && on.onChoose(file)}
            inputProps={{ 'aria-label': label }}
            {...(isDisabled === undefined ? {} : { disabled: isDisabled })}
          >
            {({ onClick }) => (
              <Button
                size="compact-sm"
                variant="default"
                onClick={onClick}
                disabled={isDisabled ?? false}
                aria-label={picture ? words.anotherOne(label) : words.chooseOne(label)}
                aria-invalid={error ? true : undefined}
              >
                {picture ? words.another : words.choose}
              </Button>
            )}
          </FileButton>
          {picture && on.onRemove && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="danger"
              onClick={on.onRemove}
              aria-label={words.removeOne(label)}
            >
              {words.remove}
            </Button>
          )}
        </Group>
        {fileName && <span className={classes.fileName}>{fileName}</span>}
      </div>
    </Input.Wrapper>
  )
}

/** Returns a chosen file as a picture with its size, upright; null until it is read, or when it is not a picture. */
export function usePictureOf(file: File | null): ShownPicture | null {
  const [picture, setPicture] = useState<ShownPicture | null>(null)
  useEffect(() => {
    setPicture(null)
    if (!file) return
    const url = URL.createObjectURL(file)
    const image = new Image()
    image.onload = () => setPicture({ url, width: image.naturalWidth, height: image.naturalHeight })
    image.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return picture
}
