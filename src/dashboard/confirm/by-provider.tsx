import { Button, Divider, Text } from '@mantine/core'
import { useConfirmWords } from '../words/confirm.ts'

interface ByProvider {
  /** What the sign-in page calls it. */
  label: string
  /** Whether there is no other way. */
  isAlone: boolean
  isBusy: boolean
  /** Checks whether it has happened. */
  check: () => void
}

/** Signing in again at the provider, in another page, so that nothing entered here is lost. */
export function ByProvider({ label, isAlone, isBusy, check }: ByProvider) {
  const { or, provider: words } = useConfirmWords()
  return (
    <>
      {!isAlone && <Divider label={or} my="md" />}
      <Button
        component="a"
        href="/account/confirm"
        target="_blank"
        rel="noopener"
        fullWidth
        variant={isAlone ? 'filled' : 'default'}
      >
        {words.go(label)}
      </Button>
      <Text size="sm" my="sm">
        {words.hint}
      </Text>
      <Button fullWidth variant="default" loading={isBusy} onClick={check}>
        {words.done}
      </Button>
    </>
  )
}
