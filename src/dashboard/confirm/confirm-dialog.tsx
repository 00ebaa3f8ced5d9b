import { Button, Divider, Group, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { call, Problem } from '#api/client'
import { confirmWords } from '#texts/en/desk-confirm'
import { leaveToSignIn } from '../leave.ts'
import { query } from '../query-client.ts'
import { sentenceOf } from '../ui/toast.ts'
import { useShellWords } from '../words/index.ts'
import { pageWords } from '../words/page-words.ts'
import { useSaid } from '../words/said.tsx'
import { isRecent } from './confirm.ts'
import { confirmByPasskey } from './passkey.ts'
import { ProofDialog } from './proof-dialog.tsx'

/** The dialogs in which staff prove again who they are. */
const { use: useConfirmWords } = pageWords('confirm', confirmWords)

interface ConfirmDialog {
  answer: (isConfirmed: boolean) => void
}

/** The dialog of `confirmPerson`. Its own chunk: most visits do not need it. */
export default function ConfirmDialog({ answer }: ConfirmDialog) {
  const ways = useWays(answer)
  const words = useConfirmWords()
  const title = ways.data?.hasPassword === false ? words.person : words.password.title
  return (
    <ProofDialog title={title} onClose={() => answer(false)}>
      <ConfirmForm answer={answer} ways={ways} />
    </ProofDialog>
  )
}

function ConfirmForm({ answer, ways }: ConfirmDialog & { ways: ReturnType<typeof useWays> }) {
  const words = useConfirmWords()
  const { cancel, signInAgain } = useShellWords()
  const problemOf = useProblemOf()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      answer(true)
    } catch (error) {
      if (error instanceof Problem && error.code === 'session.required') leaveToSignIn()
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password === '') setProblem(words.password.required)
    else void run(() => call('POST /session/confirm', { body: { password } }))
  }
  const { hasPassword = true, hasPasskey = false, provider = null } = ways.data ?? {}
  const check = () =>
    void run(async () => {
      const { data } = await ways.refetch({ throwOnError: true })
      if (!isRecent(data?.until)) throw new NotYetError(words.provider.notYet)
    })
  return (
    <>
      <Text size="sm" mb="md">
        {words.lead}
      </Text>
      {hasPassword ? (
        <form onSubmit={submit} aria-label={words.password.form} noValidate>
          <TextInput
            label={words.password.label}
            type="password"
            autoComplete="current-password"
            value={password}
            error={problem}
            maxLength={128}
            onChange={({ currentTarget: { value } }) => setPassword(value)}
            mb="lg"
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => answer(false)}>
              {cancel}
            </Button>
            <Button type="submit" loading={isBusy}>
              {words.goOn}
            </Button>
          </Group>
        </form>
      ) : (
        problem && (
          <Text role="alert" c="danger" size="sm" mb="md">
            {problem}
          </Text>
        )
      )}
      {hasPasskey && (
        <>
          {hasPassword && <Divider label={words.or} my="md" />}
          <Button
            fullWidth
            variant="default"
            loading={isBusy}
            onClick={() => void run(confirmByPasskey)}
          >
            {signInAgain.passkey}
          </Button>
        </>
      )}
      {provider !== null && (
        <ByProvider label={provider} isAlone={!hasPassword && !hasPasskey} {...{ isBusy, check }} />
      )}
      {!hasPassword && !hasPasskey && provider === null && <Text size="sm">{words.noWay}</Text>}
      {!hasPassword && (
        <Button mt="md" variant="default" onClick={() => answer(false)}>
          {cancel}
        </Button>
      )}
    </>
  )
}

/** Returns how the person can prove who they are; continues by itself once it is proved elsewhere. */
function useWays(answer: ConfirmDialog['answer']) {
  const ways = useQuery({
    ...query('GET /session/confirm', {}),
    staleTime: 0,
    // A person who returns from signing in elsewhere continues immediately.
    refetchOnWindowFocus: 'always',
  })
  const isDone = isRecent(ways.data?.until)
  useEffect(() => {
    if (isDone) answer(true)
  }, [isDone, answer])
  return ways
}

/** Closing the browser's own dialog is not a failure, but needs a message. */
function useProblemOf() {
  const { noPasskey } = useShellWords().signInAgain
  const said = useSaid()
  return (error: unknown): string => {
    if (error instanceof NotYetError) return error.message
    if (error instanceof Problem) return said(error.fields[0]?.message ?? error.said)
    if (error instanceof Error && error.name === 'NotAllowedError') return noPasskey
    return said(sentenceOf(error))
  }
}

/** Somebody says that they have signed in again, but have not. */
class NotYetError extends Error {}

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
function ByProvider({ label, isAlone, isBusy, check }: ByProvider) {
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
