import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import type { Dispute } from '#modules/training/schema'
import { TextDialog } from '../ui/text-dialog.tsx'
import { momentOf } from '../ui/times.ts'
import classes from './training.module.css'
import { useAction } from './use-action.ts'

interface Disputes {
  disputes: readonly Dispute[]
  canAnswer?: boolean
}

/** What a student says of an entry, and the answer as soon as there is one. */
export function Disputes({ disputes, canAnswer = false }: Disputes) {
  return disputes.map((dispute) => (
    <div
      key={dispute.id}
      className={classes.dispute}
      data-answered={dispute.answeredAt ? '' : undefined}
    >
      <strong>“This is wrong”</strong>{' '}
      <Text span size="sm" c="dimmed">
        {momentOf(dispute.createdAt)}
      </Text>
      <div>{dispute.text}</div>
      {dispute.answer === null ? (
        <Unanswered dispute={dispute} canAnswer={canAnswer} />
      ) : (
        <div>
          <strong>Answer</strong>{' '}
          <Text span size="sm" c="dimmed">
            {dispute.answeredBy}
            {dispute.answeredAt && `, ${momentOf(dispute.answeredAt)}`}
          </Text>
          <div>{dispute.answer}</div>
        </div>
      )}
    </div>
  ))
}

function Unanswered({ dispute, canAnswer }: { dispute: Dispute; canAnswer: boolean }) {
  const { run, isBusy } = useAction()
  const [isOpen, setOpen] = useState(false)
  const answer = async (text: string) => {
    const params = { id: dispute.id }
    const done = await run(async () => {
      await call('POST /disputes/{id}/answer', { params, body: { answer: text } })
      return true
    }, 'Answered')
    if (done) setOpen(false)
  }
  if (!canAnswer) return <div>The agency has not answered yet.</div>
  return (
    <>
      <Button size="compact-sm" mt={6} onClick={() => setOpen(true)}>
        Answer
      </Button>
      <TextDialog
        isOpen={isOpen}
        title="Answer the student"
        label="Your answer"
        hint="The student reads it beside the entry. If the entry is wrong, correct it too."
        button="Send the answer"
        missing="Write the answer."
        most={1000}
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        onText={(text) => void answer(text)}
      />
    </>
  )
}
