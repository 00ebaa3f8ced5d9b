import { Button, type ButtonProps, NativeSelect, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { acceptedFiles } from '#platform/images/schema'
import { useFormWords } from '#words/form'
import { useLanguage } from '../look/language.ts'
import { FileButton } from '../ui/file-button.tsx'
import { usePart } from '../ui/use-part.ts'
import { isHeic, untouched } from './adjust/geometry.ts'
import classes from './documents.module.css'
import { type FormDocument, isPicture } from './form-documents.ts'
import picture from './thumbnail.module.css'
import type { MadePicture } from './use-form-documents.ts'

interface ChooseFile extends ButtonProps {
  kind: DocumentKind
  onChoose: (file: File) => void
  children: string
  /** Opens the camera directly; offered on touch screens, which usually have one. */
  isCamera?: boolean
}

/** A button that opens the file dialog for one slot. */
export function ChooseFile({ kind, onChoose, children, disabled, isCamera, ...rest }: ChooseFile) {
  const label = kindLabel(kind, useLanguage())
  const { photoOf } = useFormWords().slot
  return (
    <FileButton
      accept={isCamera ? 'image/*' : acceptedFiles}
      {...(isCamera ? { capture: 'environment' as const } : {})}
      disabled={disabled}
      onChange={(file) => file && onChoose(file)}
      inputProps={
        {
          'aria-label': isCamera ? photoOf(label) : label,
          ...(isCamera ? {} : { 'data-kind': kind }),
        } as React.ComponentProps<'input'>
      }
    >
      {({ onClick }) => (
        <Button
          {...rest}
          {...(isCamera ? { className: classes.camera } : {})}
          onClick={onClick}
          disabled={disabled}
          variant="default"
          size="xs"
          aria-label={`${children}: ${label}`}
        >
          {children}
        </Button>
      )}
    </FileButton>
  )
}

interface MoveSelect {
  document: FormDocument
  kinds: readonly DocumentKind[]
  /** Kinds that the form has no slot for: such a file stays in the tray, and goes to an admin. */
  ofAdmins?: readonly DocumentKind[]
  onMove: (kind: DocumentKind | null) => void
  isDisabled: boolean
}

/** A choice, by hand, of the document that a file is. */
export function MoveSelect({ document, kinds, ofAdmins = [], onMove, isDisabled }: MoveSelect) {
  const words = useFormWords().slot
  const language = useLanguage()
  const optionsOf = (some: readonly DocumentKind[]) =>
    some.map((kind) => ({ value: kind as string, label: kindLabel(kind, language) }))
  const { kind } = document
  return (
    <NativeSelect
      size="xs"
      w="100%"
      disabled={isDisabled}
      aria-label={words.whichDocument(document.file.name)}
      value={kind ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onMove(value === '' ? null : (value as DocumentKind))
      }
      data={[
        { value: '', label: kind ? words.toTray : words.chooseDocument },
        ...optionsOf(kinds),
        ...(ofAdmins.length > 0 ? [{ group: words.forAdmins, items: optionsOf(ofAdmins) }] : []),
      ]}
    />
  )
}

/** A picture of a chosen file, or its type when it has none. */
export function FileThumbnail({ file }: { file: File }) {
  const mayBeDrawn = isPicture(file) || isHeic(file)
  const { file: unnamed } = useFormWords().slot
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!mayBeDrawn) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file, mayBeDrawn])
  if (address)
    return (
      <img className={picture.thumbnail} src={address} alt="" onError={() => setAddress(null)} />
    )
  const type = file.name.match(/\.(\w{2,5})$/)?.[1]?.toUpperCase() ?? unnamed
  return (
    <span className={classes.noPicture} aria-hidden>
      {type}
    </span>
  )
}

interface AdjustDocument {
  document: FormDocument
  isDisabled: boolean
  /** The replacement; null: the original is wanted back. */
  onAdjust: (made: MadePicture | null) => void
}

// Loaded when needed: the first load of the page has no room for it.
const loadTools = () => import('./adjust/adjust-dialog.tsx')

/** Opens the tools for a chosen picture, and restores the original. */
export function AdjustDocument({ document, isDisabled, onAdjust }: AdjustDocument) {
  const words = useFormWords().adjust
  const { file, adjusted } = document
  const original = adjusted?.original ?? file
  const { part: tools, failed, asked } = usePart(loadTools)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    setOpen(true)
    if (!tools) void asked.refetch()
  }
  if (!useIsDrawn(original)) return null
  return (
    <>
      <Button
        ref={button}
        size="xs"
        variant="default"
        disabled={isDisabled}
        onClick={open}
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
      {failed && (
        <Text size="sm" role="alert">
          {words.lost}
        </Text>
      )}
      {tools && (
        <tools.AdjustDialog
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
