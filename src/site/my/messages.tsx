import type { z } from 'zod'
import type { ownClassesSchema } from '#modules/training/schema'
import { longMoment } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'

interface MessagesProps {
  words: Words
  messages: z.output<typeof ownClassesSchema>['messages']
}

/** Changes to a student's own classes that the student did not make; each is dismissed once read. */
export function Messages({ words, words: { training, classes }, messages }: MessagesProps) {
  return messages.map(({ id, kind, classTitle, isCredited, createdAt }) => {
    const text = training.messages[isCredited ? 'class-credited' : kind](classTitle)
    return (
      <form key={id} className="flash" method="post" action={`/my/messages/${id}/read`}>
        <p role="status">
          {text} <time dateTime={createdAt}>{longMoment(createdAt, words)}</time>
        </p>
        <button type="submit">
          {classes.aside}
          <span className="unseen">: {text}</span>
        </button>
      </form>
    )
  })
}
