import { Button, Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { actingAs, call, Problem, readAnswer } from '#api/client'
import type { WhoAmI } from '#modules/accounts/schema'
import { signInAddress } from '../leave.ts'
import { sessionQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { sentenceOf } from '../ui/toast.ts'
import { useShellWords } from '../words/index.ts'
import { saidNow } from '../words/said.tsx'
import { signInByPasskey } from './passkey.ts'
import { ProofDialog } from './proof-dialog.tsx'
import type { SignedOutReason } from './signed-out.ts'

interface SignInDialog {
  reason: SignedOutReason
  answer: (isSignedIn: boolean) => void
}

/** Signing in again in place, as the person who opened the page; their work then continues by itself. */
export default function SignInDialog({ reason, answer }: SignInDialog) {
  const words = useShellWords().signInAgain
  const who = queryClient.getQueryData<WhoAmI>(sessionQuery.queryKey)
  return (
    <ProofDialog title={words.title} onClose={() => answer(false)}>
      <Text size="sm" mb="md">
        {reason === 'ended' ? words.ended : words.otherPerson} {words.asWhom(who?.name ?? '')}
      </Text>
      <SignInForm email={who?.email ?? ''} answer={answer} />
    </ProofDialog>
  )
}

function SignInForm({ email, answer }: { email: string } & Pick<SignInDialog, 'answer'>) {
  const words = useShellWords()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const { run, isBusy, problem, setProblem } = useSignIn(answer, () => setCode(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return setProblem(words.signInAgain.passwordRequired)
    void run(() => call('POST /session', { body: { email, password, ...(code ? { code } : {}) } }))
  }
  return (
    <form onSubmit={submit} aria-label={words.signInAgain.title} noValidate>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextInput
        label={words.signInAgain.password}
        type="password"
        autoComplete="current-password"
        value={password}
        error={code === null && problem}
        maxLength={128}
        onChange={({ currentTarget: { value } }) => setPassword(value)}
        mb="md"
        data-autofocus
      />
      {code !== null && (
        <TextInput
          label={words.signInAgain.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={problem}
          maxLength={40}
          onChange={({ currentTarget: { value } }) => setCode(value)}
          mb="md"
          autoFocus
        />
      )}
      <Group justify="flex-end" mb="md">
        <Button variant="default" onClick={() => answer(false)}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {words.signIn}
        </Button>
      </Group>
      <details>
        <Text component="summary" size="sm">
          {words.signInAgain.otherWays}
        </Text>
        <Group grow mt="sm">
          <Button variant="default" loading={isBusy} onClick={() => void run(signInByPasskey)}>
            {words.signInAgain.passkey}
          </Button>
          <Button component="a" variant="default" href={signInAddress()} target="_blank">
            {words.signInAgain.elsewhere}
          </Button>
        </Group>
      </details>
    </form>
  )
}

/** Runs one way to sign in, and checks that it is the same person before anything continues. */
function useSignIn(answer: SignInDialog['answer'], askForCode: () => void) {
  const words = useShellWords().signInAgain
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (way: (() => Promise<unknown>) | null) => {
    setBusy(true)
    setProblem(null)
    try {
      await way?.()
      await refuseAnother()
      answer(true)
      await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    } catch (error) {
      const code = error instanceof Problem ? error.code : ''
      if (code === 'session.second_factor_required') askForCode()
      else if (code === 'session.other_person') setProblem(words.notYou)
      else if (code === 'session.required') setProblem(way && words.notYet)
      // Closing the browser's own dialog is not a failure, but needs a message.
      else if (error instanceof Error && error.name === 'NotAllowedError')
        setProblem(words.noPasskey)
      else setProblem(saidNow(sentenceOf(error)))
    } finally {
      setBusy(false)
    }
  }
  // Somebody who signed in in another tab continues as soon as they come back.
  const look = useEffectEvent(() => void run(null))
  useEffect(() => {
    const looking = () => look()
    window.addEventListener('focus', looking)
    return () => window.removeEventListener('focus', looking)
  }, [])
  return { run, isBusy, problem, setProblem }
}

/** Not through `call`, which would open the dialog here. */
async function refuseAnother(): Promise<void> {
  await readAnswer(await fetch('/api/v1/session', { headers: actingAs() }))
}
