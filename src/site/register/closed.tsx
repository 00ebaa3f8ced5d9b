import type { Words } from '../messages/index.ts'
import type { RequestContext } from '../route.ts'
import { show } from '../show.tsx'

/** Shown in place of the form once the agency has announced that it closes. */
export function showClosed(context: RequestContext, status: number): Promise<Response> {
  const { words } = context
  return show(context, {
    title: words.register.title,
    main: <Closed words={words} />,
    status,
  })
}

function Closed({ words: { closing, register } }: { words: Words }) {
  return (
    <section className="plain">
      <h1>{register.title}</h1>
      <p>{closing.noRegistration}</p>
      <p>
        <a href="/closing">{closing.more}</a>
      </p>
    </section>
  )
}
