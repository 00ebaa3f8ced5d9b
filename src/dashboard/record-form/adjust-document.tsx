import { Button, Text } from '@mantine/core'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useFormWords } from '../words/form.ts'
import type { AdjustDialogProps } from './adjust/adjust-dialog.tsx'
import { isHeic } from './adjust/adjusted-name.ts'
import { untouched } from './adjust/geometry.ts'
import { type FormDocument, isPicture } from './form-documents.ts'
import type { MadePicture } from './use-form-documents.ts'

interface AdjustDocument {
  document: FormDocument
  isDisabled: boolean
  /** The replacement; null: the original is wanted back. */
  onAdjust: (made: MadePicture | null) => void
}

/** Opens the tools for a chosen picture, and restores the original. */
export function AdjustDocument({ document, isDisabled, onAdjust }: AdjustDocument) {
  const words = useFormWords().adjust
  const { file, adjusted } = document
  const original = adjusted?.original ?? file
  const [tools, setTools] = useState<{ Dialog: ComponentType<AdjustDialogProps> } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLost, setLost] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = async () => {
    setLost(false)
    setOpen(true)
    try {
      // Loaded when needed: the first load of the page has no room for it.
      const { AdjustDialog: Dialog } = await import('./adjust/adjust-dialog.tsx')
      setTools({ Dialog })
    } catch {
      setLost(true)
    }
  }
  if (!useIsDrawn(original)) return null
  return (
    <>
      <Button
        ref={button}
        size="xs"
        variant="default"
        disabled={isDisabled}
        onClick={() => void open()}
        aria-label={words.adjustOne(file.name)}
      >
        {words.adjust}
      </Button>
      {adjusted && (
        <Button
          size="xs"
          variant="default"
          disabled={isDisabled}
          onClick={() => {
            onAdjust(null)
            button.current?.focus()
          }}
          aria-label={words.undoOne(file.name)}
        >
          {words.undo}
        </Button>
      )}
      {isLost && (
        <Text size="sm" role="alert">
          {words.lost}
        </Text>
      )}
      {tools && (
        <tools.Dialog
          isOpen={isOpen}
          original={original}
          before={adjusted?.how ?? untouched}
          onClose={() => setOpen(false)}
          onUse={(made, how) => {
            setOpen(false)
            onAdjust({ file: made, how })
          }}
        />
      )}
    </>
  )
}

/** Tells whether this browser can draw such a file; tries it for photos in the iPhone's format. */
function useIsDrawn(file: File): boolean {
  const isTried = isHeic(file)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!isTried) return
    const picture = new Image()
    const address = URL.createObjectURL(file)
    picture.onload = () => setDrawn(true)
    picture.src = address
    return () => {
      picture.onload = null
      URL.revokeObjectURL(address)
    }
  }, [file, isTried])
  return isTried ? isDrawn : isPicture(file)
}
