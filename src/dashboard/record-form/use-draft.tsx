import { Alert, Button, Group, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormWords } from '#words/form'
import { useTimes } from '../ui/times.ts'
import type { Leaving } from '../ui/unsaved-input.ts'
import { placed } from '../words/placed.tsx'
import { type Draft, deleteDraft, draftsOf, type Kept, saveDraft } from './draft-store.ts'

type Content = Omit<Draft, 'id' | 'accountId' | 'form' | 'savedAt'>

interface UseDraft {
  accountId: string
  form: string
  content: Content
  /** Whether there is anything to keep. */
  isWorthKeeping: boolean
  onContinue: (draft: Draft) => void
}

/** Long enough not to save at every keystroke, short enough to lose little. */
const pause = 300
const lockName = (id: string) => `candor draft ${id}`

/**
 * Keeps the content of a form as a draft, and offers the newest one that an earlier tab left. A draft that
 * is open in another tab belongs to that tab: each holds a lock on its own.
 */
export function useDraft({ accountId, form, content, isWorthKeeping, onContinue }: UseDraft) {
  const [id, setId] = useState(() => crypto.randomUUID() as string)
  const [left, setLeft] = useState<Left>(null)
  const offered = left === 'unread' ? null : left
  const [kept, setKept] = useState<Kept>('all')
  const isKept = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => holdLock(lockName(id)), [id])

  useEffect(() => {
    let isGone = false
    void leftBehind(accountId, form).then((found) => {
      if (!isGone) setLeft(found)
    })
    return () => {
      isGone = true
    }
  }, [accountId, form])

  const keep = useEffectEvent(async () => {
    if (isWorthKeeping) {
      isKept.current = true
      const savedAt = new Date().toISOString()
      setKept(await saveDraft({ ...content, id, accountId, form, savedAt }))
    } else if (isKept.current) {
      isKept.current = false
      await deleteDraft(id)
      setKept('all')
    }
  })
  const { values, uncheckedName, added, attempt, update } = content
  const leaving = update?.leaving
  // Files are large: they are saved again when they change, not with every step of an upload.
  const files = content.papers
    .map(({ key, kind, isUploaded }) => `${key} ${kind} ${isUploaded}`)
    .join('\n')
  useEffect(() => {
    timer.current = setTimeout(() => void keep(), pause)
    return () => clearTimeout(timer.current)
  }, [values, uncheckedName, files, added, attempt, leaving, isWorthKeeping])

  return {
    offered,
    /** Whether this browser could not read what an earlier tab may have left. */
    isUnread: left === 'unread',
    /** How much of the current form this browser keeps. */
    kept,
    continueDraft: () => {
      if (!offered) return
      setId(offered.id)
      isKept.current = true
      setLeft(null)
      onContinue(offered)
    },
    discard: () => {
      if (offered) void deleteDraft(offered.id)
      setLeft(null)
    },
    /** Called once everything is sent. Until it is done nobody may leave: leaving would cut it short. */
    forget: () => {
      clearTimeout(timer.current)
      isKept.current = false
      return deleteDraft(id)
    },
    /** Called before a request whose answer may never arrive: the try must outlive this page. */
    keepNow: (tried: Draft['attempt']) => {
      isKept.current = true
      const savedAt = new Date().toISOString()
      return saveDraft({ ...content, attempt: tried, id, accountId, form, savedAt })
    },
  }
}

export type KeptDraft = ReturnType<typeof useDraft>

/** The draft that an earlier tab left, if any. */
type Left = Draft | 'unread' | null

async function leftBehind(accountId: string, form: string): Promise<Left> {
  const drafts = await draftsOf(accountId)
  if (!drafts) return 'unread'
  // Without a secure connection browsers have no locks; then every draft is offered.
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const isOpen = (draft: Draft) => held.some(({ name }) => name === lockName(draft.id))
  return drafts.find((draft) => draft.form === form && !isOpen(draft)) ?? null
}

/** Holds a lock until the returned function is called, or the tab is closed. */
function holdLock(name: string): () => void {
  const before = new AbortController()
  let release = () => before.abort()
  void navigator.locks
    ?.request(
      name,
      { signal: before.signal },
      () =>
        new Promise<void>((resolve) => {
          release = resolve
        }),
    )
    .catch(() => undefined)
  return () => release()
}

/** Returns the question to somebody who leaves a form of which this much is kept. */
export function useLeaving(kept: Kept): Partial<Leaving> {
  const { leaveAll, leaveDetails } = useFormWords().draft
  if (kept === 'nothing') return {}
  return { text: kept === 'all' ? leaveAll : leaveDetails }
}

/** Says what of the form would be lost with this tab; nothing where all of it is kept. */
export function DraftKept({ kept }: { kept: Kept }) {
  const { keptDetails, keptNothing } = useFormWords().draft
  if (kept === 'all') return null
  return (
    <Alert role="status" color="ask">
      {kept === 'details' ? keptDetails : keptNothing}
    </Alert>
  )
}

/** Says that there may be a draft, so that nobody types a record twice. */
export function DraftsUnread() {
  const { unread } = useFormWords().draft
  return (
    <Alert role="status" color="ask">
      {unread}
    </Alert>
  )
}

interface DraftOffer {
  draft: Draft
  /** Whether the record was changed since the draft was begun. */
  isOutdated?: boolean | undefined
  onContinue: () => void
  onDiscard: () => void
}

/** What was entered earlier and never sent: to continue, or to discard. */
export function DraftOffer({ draft, isOutdated = false, onContinue, onDiscard }: DraftOffer) {
  const words = useFormWords().draft
  const { momentOf } = useTimes()
  const name = draft.values.name || draft.values.passportNumber || words.noName
  return (
    <Alert color="ask" title={words.title(momentOf(draft.savedAt))}>
      <Text size="sm" mb="sm">
        {placed(words.what, <bdi>{name}</bdi>, words.files(draft.papers.length))}{' '}
        {isOutdated && words.outdated}
      </Text>
      <Group gap="sm">
        <Button size="xs" onClick={onContinue}>
          {words.continue}
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          {words.discard}
        </Button>
      </Group>
    </Alert>
  )
}
