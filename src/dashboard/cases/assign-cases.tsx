import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { useCasesWords } from '#words/cases'
import { authorsQuery, type ListedCase } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { useSession } from '../session.ts'
import { choices } from '../ui/choices.ts'
import { doneToast, problemToast, undoToast } from '../ui/toast.ts'
import classes from './desk.module.css'

/** No account has this id. */
const nobody = ' '

/** Ticks cases of the list and gives them to somebody; for those who may see all cases. */
export function useAssigning(rows: readonly ListedCase[]) {
  const { desk: words } = useCasesWords()
  const { role } = useSession()
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null)
  const chosen = rows.filter(({ id }) => ticked?.has(id))
  if (role !== 'admin') return { button: null, bar: null, tickOf: () => undefined }
  const tick = (id: string) => {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }
  return {
    button: rows.length > 0 && (
      <Button
        size="compact-sm"
        variant="subtle"
        mb="xs"
        aria-pressed={ticked !== null}
        onClick={() => setTicked(ticked === null ? new Set() : null)}
      >
        {ticked === null ? words.several : words.noneOfThem}
      </Button>
    ),
    bar: chosen.length > 0 && (
      <AssignBar
        chosen={chosen}
        onAll={() => setTicked(new Set(rows.map(({ id }) => id)))}
        all={rows.length}
        onDone={() => setTicked(null)}
      />
    ),
    tickOf: ({ id, name }: ListedCase) =>
      ticked && (
        <input
          type="checkbox"
          aria-label={words.tick(name ?? words.nobody)}
          checked={ticked.has(id)}
          onChange={() => tick(id)}
        />
      ),
  }
}

interface AssignBarProps {
  chosen: readonly ListedCase[]
  all: number
  onAll: () => void
  onDone: () => void
}

function AssignBar({ chosen, all, onAll, onDone }: AssignBarProps) {
  const { desk: words, work } = useCasesWords()
  const { data } = useQuery(authorsQuery)
  const [isBusy, setBusy] = useState(false)
  const assign = async (accountId: string | null) => {
    setBusy(true)
    try {
      const ids = chosen.map(({ id }) => id)
      const answer = await call('POST /case-assignments', { body: { ids, accountId } })
      onDone()
      undoToast(words.given(answer.changed.length), () => void giveBack(answer, words.givenBack))
    } catch (error) {
      problemToast(error)
    } finally {
      await freshen('cases', 'counts')
      setBusy(false)
    }
  }
  return (
    <Group gap="sm" role="group" aria-label={words.several} className={classes.bar ?? ''}>
      <Text size="sm" fw={600} aria-live="polite">
        {words.chosen(chosen.length)}
      </Text>
      {chosen.length < all && (
        <Button size="compact-sm" variant="subtle" onClick={onAll}>
          {words.allOf(all)}
        </Button>
      )}
      <NativeSelect
        size="xs"
        aria-label={words.giveTo}
        value=""
        disabled={isBusy}
        data={[
          { value: '', label: words.giveTo },
          { value: nobody, label: work.nobody },
          ...choices(data?.staff ?? {}),
        ]}
        onChange={({ currentTarget: { value } }) =>
          value !== '' && void assign(value === nobody ? null : value)
        }
      />
    </Group>
  )
}

/** Gives each case back to whom it was assigned before. */
async function giveBack({ changed }: Answer<'POST /case-assignments'>, done: string) {
  try {
    for (const accountId of new Set(changed.map(({ from }) => from))) {
      const ids = changed.filter(({ from }) => from === accountId).map(({ id }) => id)
      await call('POST /case-assignments', { body: { ids, accountId } })
    }
    doneToast(done)
  } catch (error) {
    problemToast(error)
  } finally {
    await freshen('cases', 'counts')
  }
}
