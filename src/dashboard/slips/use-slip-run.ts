import { useEffect, useEffectEvent, useState } from 'react'
import { type Answer, call, Problem } from '#api/client'
import { slipsWordsNow, useSlipsWords } from '#words/slips'
import { ask } from '../ui/ask.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'

type Run = Answer<'POST /slip-runs'>

/**
 * Handles codes that are issued for slips, from the first press until somebody confirms that all are
 * printed. They exist in this state only. A person who leaves before is asked; lost codes stay on the list
 * of codes that were not printed.
 */
export function useSlipRun<Printing>(load: () => Promise<Printing>) {
  const { leave } = useSlipsWords()
  const { run, isBusy } = useAction('records', 'unprinted-codes', 'overview')
  // People can answer the second question before the lists of the first are refreshed.
  const noting = useAction('records', 'unprinted-codes', 'overview')
  const [runs, setRuns] = useState<Run[]>([])
  const [problems, setProblems] = useState<Run['problems']>([])
  const [printed, setPrinted] = useState<'no' | 'sent' | 'all'>('no')
  const [printing, setPrinting] = useState<Printing | null>(null)
  const codes = runs.flatMap(({ issued }) => issued)
  useUnsavedInput(codes.length > 0 && printed === 'no', leave)
  const sent = useEffectEvent(() => {
    if (codes.length > 0) setPrinted((now) => (now === 'all' ? now : 'sent'))
  })
  // Also for printing by the browser's own menu and keys.
  useEffect(() => {
    const note = () => sent()
    window.addEventListener('afterprint', note)
    return () => window.removeEventListener('afterprint', note)
  }, [])
  const issue = (recordIds: string[], replaces: boolean) =>
    run(async () => {
      // Loaded before there are codes: a page that cannot show them would lose them.
      const loaded = await load()
      setPrinting(() => loaded)
      const answer = await call('POST /slip-runs', { body: { recordIds, replaces } })
      setRuns((before) => [...before, answer])
      setProblems(answer.problems)
      if (answer.issued.length > 0) setPrinted('no')
    }, null)
  const replace = async (recordIds: string[]) => {
    if (await mayReplace(recordIds.length)) await issue(recordIds, true)
  }
  const notePrinted = () =>
    noting.run(async () => {
      for (const { id } of runs) if (id !== null) await sayPrinted(id)
      setPrinted('all')
    }, null)
  return {
    ...{ codes, problems, printed, isBusy, issue, replace, notePrinted },
    isNoting: noting.isBusy,
    /** The component for the slips, loaded with the first codes. */
    printing,
  }
}

/** Confirms the printing. If the answer of an earlier try was lost, no code of this run is left to confirm. */
async function sayPrinted(id: string): Promise<void> {
  try {
    await call('POST /slip-runs/{id}/printed', { params: { id }, body: {} })
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'slip_run.not_found') throw error
  }
}

function mayReplace(count: number): Promise<boolean> {
  const { mayReplace, held } = slipsWordsNow()
  const { title, text } = mayReplace
  return ask({ title: title(count), text, yes: held.issue(count), isGrave: true })
}
