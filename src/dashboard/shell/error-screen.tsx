import { Anchor, Button, Group, Loader, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { Problem } from '#api/client'
import { signInAddress } from '../leave.ts'
import { useLanguage } from '../look/language.ts'
import { Link } from '../routing.tsx'
import { openAgain } from '../visits.ts'
import { useShellWords } from '../words/index.ts'
import classes from './shell.module.css'

/** The kinds of failure; each has its own words that say what to do. */
type Failure =
  | 'offline'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'too-many'
  | 'new-version'
  | 'server'
  | 'refused'
  | 'broken'

const byStatus: Readonly<Record<number, Failure>> = {
  0: 'offline',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  429: 'too-many',
}

/** The browsers' messages for a missing part of the program: Chromium, Firefox, Safari. */
const partIsGone =
  /dynamically imported module|error loading dynamically|importing a module script failed|unable to preload/i

/** Determines what went wrong from the error and whether the browser has a connection. */
export function whatFailed(error: unknown, isOnline: boolean): Failure {
  if (error instanceof Problem)
    return byStatus[error.status] ?? (error.status >= 500 ? 'server' : 'refused')
  if (error instanceof Error && partIsGone.test(error.message))
    return isOnline ? 'new-version' : 'offline'
  return 'broken'
}

/** Says what went wrong and what to do; nothing that was saved is lost. */
export function ErrorScreen({ error, reset }: { error: unknown; reset?: () => unknown }) {
  const words = useShellWords()
  const language = useLanguage()
  const failure = whatFailed(error, navigator.onLine)
  const { title, text } = words.failed[failure]
  // Anything but an answer of the server means that a part of the program is missing or broken.
  const again = () => (reset && error instanceof Problem ? reset() : window.location.reload())
  useAgainWhenOnline(failure === 'offline' ? again : null)
  return (
    <div className={classes.screen} role="alert" lang={language}>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text>{saidByServer(error, failure, language) ?? text}</Text>
      <Group>
        <NextStep failure={failure} again={again} />
        <Anchor href="/dashboard" rel="external">
          {words.back}
        </Anchor>
      </Group>
    </div>
  )
}

/** An error of a route before its page; retries the route, which the boundary alone does not. */
export function RouteError({ error }: { error: unknown }) {
  return <ErrorScreen error={error} reset={openAgain} />
}

/** Returns the server's own sentence where it is more exact; it is in English. */
function saidByServer(error: unknown, failure: Failure, language: string): string | null {
  const isExact = failure === 'refused' || failure === 'not-found' || failure === 'too-many'
  return isExact && language === 'en' && error instanceof Problem ? error.message : null
}

function NextStep({ failure, again }: { failure: Failure; again: () => unknown }) {
  const words = useShellWords()
  if (failure === 'signed-out')
    return (
      <Button component="a" href={signInAddress()}>
        {words.signIn}
      </Button>
    )
  if (failure === 'forbidden') return null
  if (failure === 'new-version' || failure === 'broken')
    return <Button onClick={() => window.location.reload()}>{words.reload}</Button>
  return <Button onClick={again}>{words.tryAgain}</Button>
}

/** Retries by itself as soon as the browser has a connection. */
function useAgainWhenOnline(again: (() => unknown) | null): void {
  useEffect(() => {
    if (!again) return
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [again])
}

/** Shown while a page or its data loads. */
export function LoadingScreen({ isPart = false }: { isPart?: boolean }) {
  const { loading } = useShellWords()
  return (
    <div className={isPart ? undefined : classes.screen} role="status" lang={useLanguage()}>
      <Group>
        <Loader size="sm" aria-hidden />
        <Text>{loading}</Text>
      </Group>
    </div>
  )
}

/** An unknown address of the dashboard. */
export function NotFoundScreen() {
  const { notFound, dashboard } = useShellWords()
  useEffect(() => {
    document.title = `${notFound.title} · ${dashboard}`
  }, [notFound.title, dashboard])
  return (
    <div className={classes.screen} lang={useLanguage()}>
      <Title order={1} size="h2">
        {notFound.title}
      </Title>
      <Text>{notFound.text}</Text>
      <Link to="/">{notFound.back}</Link>
    </div>
  )
}
