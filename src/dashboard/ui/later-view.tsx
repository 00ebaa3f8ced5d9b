import { Button, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { useShellWords } from '../words/index.ts'
import { FailedPart } from './failed-part.tsx'
import { usePart } from './use-part.ts'

interface LaterView<Part> {
  /** The same function from one drawing to the next. */
  load: () => Promise<Part>
  /** What it is called where it does not come: "The receipt". */
  what: string
  /** Whether it is small; otherwise it holds the room of a page until it comes. */
  isPart?: boolean
  /** Leads back where it takes the place of a page. */
  onClose?: () => void
  children: (part: Part) => ReactNode
}

/** A view whose piece of the program comes when it is shown, or says that it did not come. */
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
