import { Button, Divider, Text } from '@mantine/core'

interface ByProvider {
  /** As the sign-in page calls it. */
  label: string
  /** Whether there is no other way. */
  isAlone: boolean
  isBusy: boolean
  /** Asks whether it has happened. */
  check: () => void
}

/** Signing in again at the provider, in a page beside this one, so that nothing entered here is lost. */
export function ByProvider({ label, isAlone, isBusy, check }: ByProvider) {
  return (
    <>
      {!isAlone && <Divider label="or" my="md" />}
      <Button
        component="a"
        href="/account/confirm"
        target="_blank"
        rel="noopener"
        fullWidth
        variant={isAlone ? 'filled' : 'default'}
      >
        Sign in again with {label}
      </Button>
      <Text size="sm" my="sm">
        It opens beside this page. Come back here afterwards.
      </Text>
      <Button fullWidth variant="default" loading={isBusy} onClick={check}>
        I have signed in again
      </Button>
    </>
  )
}

/** Somebody says that they have signed in again, and have not. */
export class NotYetError extends Error {
  override message =
    'You have not signed in again there yet. Do it, then press “I have signed in again”.'
}
