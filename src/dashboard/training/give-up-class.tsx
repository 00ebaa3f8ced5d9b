import { Button } from '@mantine/core'
import { call } from '#api/client'
import { ask } from '../ui/ask.ts'
import { useTrainingWords } from '../words/training.ts'
import { useAction } from './use-action.ts'

interface GiveUpClass {
  classId: string
  /** What the button says; to who cannot see its card, with the class. */
  label: string
  labelWhich: string
  question: { title: string; text: string; yes: string; no: string }
  done: string
}

/** Takes the student off a class, after asking: the seat, or the place on the waiting list. */
export function GiveUpClass({ classId, label, labelWhich, question, done }: GiveUpClass) {
  const { language } = useTrainingWords()
  const { run, isBusy } = useAction()
  const giveUp = async () => {
    const params = { id: classId }
    if (await ask({ ...question, isGrave: true, language }))
      await run(() => call('DELETE /my/classes/{id}', { params }), done)
  }
  return (
    <Button
      variant="subtle"
      color="danger"
      disabled={isBusy}
      aria-label={labelWhich}
      onClick={() => void giveUp()}
    >
      {label}
    </Button>
  )
}
