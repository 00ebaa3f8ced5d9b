import { refuseUnless } from '#gate'
import { fitText } from '#modules/speech'
import { listOwnClasses } from '#modules/training'
import { timeZoneIn } from '#platform/clock/schema'
import { wallTimesIn } from '../layout/dates.ts'
import { Unbroken } from '../layout/fields.tsx'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import { OwnLinks } from './own-links.tsx'
import { Sheet } from './sheet.tsx'

/**
 * What the agency can say about somebody's attendance, and no more (H4): how many sessions of how many. No
 * grade, no "certified", no seal.
 */
export const attendancePage = page({
  method: 'GET',
  path: '/my/classes/{id}/attendance',
  permission: 'signed-in',
  run: async (context) => {
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
})
