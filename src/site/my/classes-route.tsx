import type { ReactNode } from 'react'
import type { z } from 'zod'
import { refuseUnless } from '#gate'
import { findRecordOf } from '#modules/lookup'
import { noteClassesSeen } from '#modules/news'
import { fitText } from '#modules/speech'
import {
  getOwnClass,
  leaveClass,
  listCatalogue,
  listOwnClasses,
  putMessageAside,
  selectClassForSelf,
} from '#modules/training'
import type { ownClassesSchema } from '#modules/training/schema'
import { timeZoneIn } from '#platform/clock/schema'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { assets } from '../assets.ts'
import { type Flash, flashCookie } from '../cookies.ts'
import { longMoment, wallTimesIn } from '../layout/dates.ts'
import { Unbroken } from '../layout/facts.tsx'
import { ErrorSummary, Lead } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { answerForm, freshForm, typedFields } from '../problems.ts'
import { type AnyPage, forSignedIn, page, type RequestContext } from '../route.ts'
import { seeOther, show, showForm } from '../show.tsx'
import type { Words } from '../words.ts'
import { Enrolled, Offered, Selected } from './classes-page.tsx'
import { Links, OwnLinks, Sheet } from './sheet.tsx'

/**
 * What the agency can say about somebody's attendance, and no more (H4): how many sessions of how many. No
 * grade, no "certified", no seal.
 */
export const attendancePage = page(
  'GET /my/classes/{id}/attendance',
  'signed-in',
  async (context) => {
    const { ctx, words, organisation } = context
    const { attendance: texts, file, lang } = words
    const { classes } = await ctx.read(listOwnClasses)
    const of = classes.find(
      ({ id, state, enrolment }) =>
        id === context.params.id && state === 'finished' && enrolment.state === 'enrolled',
    )
    refuseUnless(of, 'class.not_found')
    const [first, last] = [of.sessions[0], of.sessions.at(-1)]
    const timeOf = (session: NonNullable<typeof first>) =>
      wallTimesIn(lang, session.startsOnWall, session.endsOnWall)
    return show(context, {
      title: `${texts.title}: ${of.title}`,
      main: (
        <>
          <OwnLinks words={words} here="/my/classes" />
          <p className="soft screen-only">{file.print}</p>
          <Sheet
            organisation={organisation}
            language={words.lang}
            letterhead={texts}
            title={texts.title}
            paper="A4"
            foot={texts.limits}
          >
            <p>
              {texts.statement({
                organisation: organisation.displayName,
                name: ctx.actor.kind === 'account' ? fitText('person', ctx.actor.name) : '',
                title: of.title,
                teacher: of.teacher,
                attended: of.attended.length,
                sessions: of.sessions.length,
              })}
            </p>
            {first && last && (
              <p>
                <Unbroken
                  text={texts.from(timeOf(first), timeOf(last), timeZoneIn(lang, of.timeZone))}
                />
              </p>
            )}
          </Sheet>
        </>
      ),
    })
  },
)

const classAddresses = ['/my/classes', '/my/classes/selected', '/my/classes/open'] as const
type ClassAddress = (typeof classAddresses)[number]

interface List {
  texts(words: Words): { title: string; lead: string }
  main(read: ReadContext, on: Pick<RequestContext, 'organisation' | 'words'>): Promise<ReactNode>
}

const lists: Readonly<Record<ClassAddress, List>> = {
  '/my/classes': {
    texts: ({ classes, my }) => ({ ...classes.enrolled, title: my.links['/my/classes'] }),
    main: async (read, on) => (
      <Enrolled {...on} classes={(await listOwnClasses(read)).classes} now={read.clock.now()} />
    ),
  },
  '/my/classes/selected': {
    texts: ({ classes }) => classes.selected,
    main: async (read, on) => <Selected {...on} classes={(await listOwnClasses(read)).classes} />,
  },
  '/my/classes/open': {
    texts: ({ classes }) => classes.open,
    main: async (read, on) => <Offered {...on} classes={(await listCatalogue(read)).classes} />,
  },
}

const listPages = classAddresses.map((path) =>
  page(`GET ${path}`, 'signed-in', (context) => showList(context, path)),
)

const selectPage = page('POST /my/classes/{id}/select', forSignedIn, async (context) => {
  const classId = context.params.id ?? ''
  return changed(context, '/my/classes/open', async (write) => {
    await selectClassForSelf(write, { classId })
    const { enrolment } = await getOwnClass(write, classId)
    return enrolment.state === 'enrolled'
      ? { at: '/my/classes', flash: 'class-enrolled' }
      : { at: '/my/classes/selected', flash: 'class-selected' }
  })
})

/** Leaving a seat and leaving the waiting list do the same. */
const leavePages = [
  leaving('leave', { at: '/my/classes', flash: 'class-left' }),
  leaving('remove', { at: '/my/classes/selected', flash: 'class-removed' }),
]

function leaving(step: 'leave' | 'remove', done: Done): AnyPage {
  return page(`POST /my/classes/{id}/${step}`, forSignedIn, (context) =>
    changed(context, done.at, async (write) => {
      await leaveClass(write, { classId: context.params.id ?? '' })
      return done
    }),
  )
}

const asidePage = page('POST /my/messages/{id}/read', forSignedIn, (context) =>
  changed(context, '/my/classes', async (write) => {
    await putMessageAside(write, { messageId: context.params.id ?? '' })
    return { at: '/my/classes', flash: null }
  }),
)

export const classPages = [...listPages, selectPage, ...leavePages, asidePage]

interface Done {
  at: ClassAddress
  flash: Flash | null
}

/** Makes the change and redirects to where it shows; a refusal is shown above the list that it came from. */
async function changed(
  context: RequestContext,
  from: ClassAddress,
  change: (write: WriteContext) => Promise<Done>,
): Promise<Response> {
  return answerForm(
    context,
    typedFields,
    {},
    {
      show: (shown) => showList(context, from, shown),
      does: async () => {
        const { at, flash } = await context.ctx.write(change)
        return seeOther(at, flash ? [flashCookie(flash, context.isSecure)] : [])
      },
    },
  )
}

async function showList(
  context: RequestContext,
  at: ClassAddress,
  shown = freshForm(),
): Promise<Response> {
  const { ctx, words } = context
  const { texts, main } = lists[at]
  const { title, lead } = texts(words)
  const list = await ctx.read(async (read) => ({
    main: await main(read, context),
    ...(await listOwnClasses(read)),
    recordId: await findRecordOf(read, idOf(context)),
  }))
  if (list.recordId !== null && context.request.method === 'GET')
    await noteClassesSeen(ctx, { accountId: idOf(context), recordId: list.recordId, page: at })
  return showForm(context, shown, {
    title,
    main: (
      <>
        <link rel="stylesheet" href={assets.classes.url} />
        <OwnLinks words={words} here="/my/classes" />
        <Lead title={title} lead={lead} />
        <Links label={words.classes.pages} links={words.classes.links} here={at} />
        <ErrorSummary form={shown.form} words={words} />
        {at !== '/my/classes/selected' && <Kept words={words} classes={list.classes} />}
        <Messages words={words} messages={list.messages} />
        {list.main}
      </>
    ),
    here: at,
  })
}

const idOf = ({ ctx: { actor } }: RequestContext): string => actorId(actor) ?? ''

interface KeptProps {
  words: Words
  classes: z.output<typeof ownClassesSchema>['classes']
}

/** Seats that are kept for the student until the fee is paid: said while it is so. */
function Kept({ words, classes }: KeptProps) {
  return classes
    .filter(({ enrolment }) => enrolment.isHeld)
    .map(({ id, title }) => (
      <p key={id} className="flash">
        {words.training.kept(title)}
      </p>
    ))
}

interface MessagesProps {
  words: Words
  messages: z.output<typeof ownClassesSchema>['messages']
}

/** Changes to a student's own classes that the student did not make; each is dismissed once read. */
function Messages({ words, words: { training, classes }, messages }: MessagesProps) {
  return messages.map(({ id, kind, classTitle, isCredited, createdAt }) => {
    const text = training.messages[isCredited ? 'class-credited' : kind](classTitle)
    return (
      <Form isButton key={id} className="flash" action={`/my/messages/${id}/read`}>
        <p role="status">
          {text} <time dateTime={createdAt}>{longMoment(createdAt, words)}</time>
        </p>
        <button type="submit">
          {classes.aside}
          <span className="unseen">: {text}</span>
        </button>
      </Form>
    )
  })
}
