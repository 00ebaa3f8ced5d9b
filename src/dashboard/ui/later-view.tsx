import { Button, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { LoadingScreen } from '../shell/error-screen.tsx'
import { useShellWords } from '../words/index.ts'
import { FailedPart } from './failed-part.tsx'
import { usePart } from './use-part.ts'

interface LaterView<Part> {
  /** Must be the same function on every render. */
  load: () => Promise<Part>
  /** Its name if it fails to load: "The receipt". */
  what: string
  /** Whether it is small; otherwise it takes the room of a page while it loads. */
  isPart?: boolean
  /** Leads back where it replaces a page. */
  onClose?: () => void
  children: (part: Part) => ReactNode
}

/** A view that is loaded when it is shown, or reports that it failed to load. */
export function LaterView<Part extends object>({
  load,
  what,
  isPart = false,
  onClose,
  children,
}: LaterView<Part>) {
  const words = useShellWords()
  const { part, failed, asked } = usePart(load, true)
  if (part) return children(part)
  if (!failed) return <LoadingScreen isPart={isPart} />
  return (
    <Stack align="flex-start">
      {onClose && (
        <Title order={1} size="h2">
          {what}
        </Title>
      )}
      <FailedPart what={what} queries={[asked]} />
      {onClose && (
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
      )}
    </Stack>
  )
}
