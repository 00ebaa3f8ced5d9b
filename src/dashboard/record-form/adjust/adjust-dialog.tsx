import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useFormWords } from '#words/form'
import { Dialog } from '../../ui/dialog.tsx'
import { Adjusting, type AdjustingProps } from './adjusting.tsx'
import { type OpenPicture, openPicture } from './crop-area.tsx'

export interface AdjustDialogProps extends Omit<AdjustingProps, 'picture'> {
  isOpen: boolean
}

/** Turns, straightens, crops and shrinks a picture before anything is sent. */
export function AdjustDialog({ isOpen, onClose, ...rest }: AdjustDialogProps) {
  const words = useFormWords().adjust
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      size="60rem"
      fullScreen={isNarrow}
      // A handle released beside the window does not mean to close it.
      closeOnClickOutside={false}
    >
      <Opening {...rest} onClose={onClose} />
    </Dialog>
  )
}

function Opening({ original, onClose, ...rest }: Omit<AdjustDialogProps, 'isOpen'>) {
  const words = useFormWords().adjust
  const picture = useOpened(original)
  if (picture === 'opening') return <Text role="status">{words.opening}</Text>
  if (picture !== 'broken')
    return <Adjusting original={original} picture={picture} onClose={onClose} {...rest} />
  return (
    <Stack>
      <Alert color="danger" role="alert">
        {words.broken}
      </Alert>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {words.back}
        </Button>
      </Group>
    </Stack>
  )
}

function useOpened(file: File): OpenPicture | 'opening' | 'broken' {
  const [opened, setOpened] = useState<OpenPicture | 'opening' | 'broken'>('opening')
  useEffect(() => {
    const opening = openPicture(file)
    let isGone = false
    opening.then(
      (picture) => isGone || setOpened(picture),
      () => isGone || setOpened('broken'),
    )
    return () => {
      isGone = true
      // A photo takes 50 MB or more of memory until it is closed.
      opening.then(
        ({ bitmap }) => bitmap.close(),
        () => undefined,
      )
    }
  }, [file])
  return opened
}
